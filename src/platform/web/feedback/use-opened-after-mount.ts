import { useEffect, useState } from 'react';

/**
 * The library remembers where the focus was when a window changes from closed to open. Ours are mounted
 * when they are first opened, so the library would miss that: they start closed for a moment.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- rendering closed first is the purpose
  useEffect(() => setMounted(true), []);
  return opened && mounted;
}
