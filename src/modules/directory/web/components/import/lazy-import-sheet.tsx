import { lazy, Suspense, useState } from 'react';

const ImportSheet = lazy(async () => ({
  default: (await import('./import-sheet.tsx')).ImportSheet,
}));

interface LazyImportProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Comes when it is first opened. */
export function LazyImportSheet(props: LazyImportProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ImportSheet {...props} />
    </Suspense>
  );
}
