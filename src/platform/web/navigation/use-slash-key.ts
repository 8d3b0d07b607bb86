import { useEffect } from 'react';

/** The key `/` focuses the search of a screen, unless somebody is typing. */
export function useSlashKey(focus: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const typing =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input, textarea, select, [role="dialog"] *'));
      if (typing) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
