import { useEffect } from 'react';

/** Does something a while after it is due, unless the screen is left before. */
export function useLater(isDue: boolean, act: () => void, milliseconds: number): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  }, [isDue, act, milliseconds]);
}
