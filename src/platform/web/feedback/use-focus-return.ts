import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when a window was drawn. The library does so for windows that close;
 * one that is removed while it is open would leave the focus nowhere.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const isNowhere = document.activeElement === document.body;
        if (isNowhere && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
