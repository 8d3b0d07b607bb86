import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { ShapeEditor as Editor } from './shape-editor.tsx';
import type { ShapeMap as Shown } from './shape-map.tsx';

const LazyEditor = lazy(async () => ({
  default: (await import('./shape-editor.tsx')).ShapeEditor,
}));
const LazyMap = lazy(async () => ({ default: (await import('./shape-map.tsx')).ShapeMap }));

const waiting = <Skeleton height={352} radius="md" />;

/** Draws or changes a shape; comes with what draws maps. */
export function ShapeEditor(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense fallback={waiting}>
      <LazyEditor {...props} />
    </Suspense>
  );
}

/** Shows a shape; comes with what draws maps. */
export function ShapeMap(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense fallback={waiting}>
      <LazyMap {...props} />
    </Suspense>
  );
}
