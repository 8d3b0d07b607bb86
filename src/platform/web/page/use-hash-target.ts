import { useEffect, useRef } from 'react';

/**
 * For a part of a screen that has an address of its own, `/settings/account#sessions`: it is brought into
 * sight and focused as soon as it is there.
 */
export function useHashTarget<Target extends HTMLElement>(id: string | undefined) {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (id === undefined || location.hash !== `#${id}`) return;
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [id]);
  return { id, ref, tabIndex: id === undefined ? undefined : -1 };
}
