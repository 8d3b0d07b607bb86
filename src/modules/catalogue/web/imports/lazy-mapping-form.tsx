import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ComponentProps } from 'react';

const MappingForm = lazy(async () => ({
  default: (await import('./mapping-form.tsx')).MappingForm,
}));

/** Comes when columns are to be matched. */
export function LazyMappingForm(props: ComponentProps<typeof MappingForm>) {
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <MappingForm {...props} />
    </Suspense>
  );
}
