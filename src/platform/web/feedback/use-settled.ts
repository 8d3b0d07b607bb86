import { useEffect, useState } from 'react';

/** The second click of a double click comes sooner. */
const SECOND_CLICK_MS = 700;

/**
 * Whether a state is the same for a moment already. Buttons that change with it are disabled until then: the
 * second click of a double click was meant for the button that was in this place before.
 */
export function useSettled(state: string): boolean {
  const [settled, setSettled] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), SECOND_CLICK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return settled === state;
}
