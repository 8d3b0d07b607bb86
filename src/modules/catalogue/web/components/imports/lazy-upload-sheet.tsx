import { lazy, Suspense, useState, type ComponentProps } from 'react';

const UploadSheet = lazy(async () => ({
  default: (await import('./upload-sheet.tsx')).UploadSheet,
}));

/** Comes when it is first opened. */
export function LazyUploadSheet(props: ComponentProps<typeof UploadSheet>) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <UploadSheet {...props} />
    </Suspense>
  );
}
