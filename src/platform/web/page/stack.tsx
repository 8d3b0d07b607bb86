import type { ReactNode } from 'react';
import classes from './page.module.css';

/** Panels, tables and paragraphs below each other, on a tab or in a dialog. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
