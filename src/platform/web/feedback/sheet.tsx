import { lazy, Suspense, useState } from 'react';
import type { SheetProps } from './sheet-window.tsx';

const SheetWindow = lazy(async () => {
  const file = await import('./sheet-window.tsx');
  return { default: file.SheetWindow };
});

/** A sheet from the right, on a phone the whole screen. Its code comes when the first one is opened. */
export function Sheet(props: SheetProps) {
  const [used, setUsed] = useState(props.opened);
  if (props.opened && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <SheetWindow {...props} />
    </Suspense>
  );
}
