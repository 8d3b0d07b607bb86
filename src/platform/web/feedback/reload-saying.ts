import { useEffect } from 'react';
import { coverPage } from './overlay.tsx';
import { toast } from './toasts.ts';

const KEY = 'backoffice.said-after-reload';

/** Loads the page again, where the frame around it shows what was changed too, and says afterwards what was done. */
export function reloadSaying(message: string): void {
  sessionStorage.setItem(KEY, message);
  coverPage(true);
  location.reload();
}

/** Shows what was to be said once the page is loaded again. */
export function useSaidAfterReload(): void {
  useEffect(() => {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (message !== null) toast.success(message);
  }, []);
}
