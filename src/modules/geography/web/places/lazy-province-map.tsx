import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { ProvinceMap as Drawn } from './province-map.tsx';

const Drawing = lazy(async () => ({ default: (await import('./province-map.tsx')).ProvinceMap }));

/** A map of the provinces, whose outlines are loaded with it. */
export function ProvinceMap(props: ComponentProps<typeof Drawn>) {
  return (
    <Suspense fallback={<Skeleton height={480} radius="lg" />}>
      <Drawing {...props} />
    </Suspense>
  );
}
