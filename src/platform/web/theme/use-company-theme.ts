import { useEffect } from 'react';
import { setTheme } from './appearance.ts';

/** Dresses the page in the company's theme; the default where it has chosen none. */
export function useCompanyTheme(theme: string | undefined): void {
  useEffect(() => setTheme(theme ?? 'Default'), [theme]);
}
