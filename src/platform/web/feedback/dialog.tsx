import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-window.tsx';

const DialogWindow = lazy(async () => {
  const file = await import('./dialog-window.tsx');
  return { default: file.DialogWindow };
});

/** A window over the page. Its code comes when the first one is opened. */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.opened);
  if (props.opened && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
}
