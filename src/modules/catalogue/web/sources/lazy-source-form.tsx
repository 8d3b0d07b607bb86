import { lazy, Suspense, type ComponentProps } from 'react';

const SourceForm = lazy(async () => ({ default: (await import('./source-form.tsx')).SourceForm }));

/** Comes when it is first opened. */
export function LazySourceForm(props: ComponentProps<typeof SourceForm>) {
  return (
    <Suspense>
      <SourceForm {...props} />
    </Suspense>
  );
}
