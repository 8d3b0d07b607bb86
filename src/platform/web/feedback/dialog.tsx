import type { DialogProps } from './dialog-window.tsx';
import { whenOpened } from './when-opened.tsx';

/** A window over the page. */
export const Dialog = whenOpened<DialogProps>(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
);
