import { useEffect } from 'react';

interface EarlyKeys {
  /** The window was asked for, and nothing in it takes what is typed yet. */
  readonly isEarly: boolean;
  readonly onType: (change: (typed: string) => string) => void;
  readonly onClose: () => void;
}

/** Takes the keys that people press while the window is on its way; they do nothing else meanwhile. */
export function useEarlyKeys({ isEarly, onType, onClose }: EarlyKeys): void {
  useEffect(() => {
    if (!isEarly) return undefined;
    const take = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Escape') onClose();
      else if (key === 'Backspace') onType((typed) => Array.from(typed).slice(0, -1).join(''));
      else if (Array.from(key).length === 1) onType((typed) => typed + key);
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', take, true);
    return () => document.removeEventListener('keydown', take, true);
  }, [isEarly, onType, onClose]);
}
