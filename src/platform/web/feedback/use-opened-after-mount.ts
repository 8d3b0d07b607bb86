import { useEffect, useState } from 'react';

/**
 * The library remembers where the focus was when a window goes from closed to opened. Ours are made
 * when they are first opened, so that one would miss it: they begin closed for a moment.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- drawing closed first is the purpose
  useEffect(() => setMounted(true), []);
  return opened && mounted;
}
