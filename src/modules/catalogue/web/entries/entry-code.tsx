import type { ReactNode } from 'react';
import classes from './entry-code.module.css';

/** The code of a record, and what else is in the line below its name. */
export function CodeOf({
  code,
  children,
}: {
  readonly code: string;
  readonly children?: ReactNode;
}) {
  return (
    <span className={classes.line}>
      <code>{code}</code>
      {children !== undefined && <span>{children}</span>}
    </span>
  );
}
