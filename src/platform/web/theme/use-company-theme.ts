import { useEffect } from 'react';
import { setTheme } from './appearance.ts';

/** Applies the company's theme to the page; the default where it has chosen none. */
export function useCompanyTheme(theme: string | undefined): void {
  useEffect(() => setTheme(theme ?? 'Default'), [theme]);
}
