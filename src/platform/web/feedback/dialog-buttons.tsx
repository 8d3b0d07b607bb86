import type { ReactNode } from 'react';
import classes from './dialog.module.css';

/** The buttons at the end of a dialog. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className={classes.dialogButtons}>{children}</div>;
}
