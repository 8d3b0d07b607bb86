import type { SheetProps } from './sheet-window.tsx';
import { whenOpened } from './when-opened.tsx';

/** A sheet from the right, on a phone the whole screen. */
export const Sheet = whenOpened<SheetProps>(
  async () => (await import('./sheet-window.tsx')).SheetWindow,
);
