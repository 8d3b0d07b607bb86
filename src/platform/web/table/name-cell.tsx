import { Link } from '@tanstack/react-router';
import classes from './name-cell.module.css';

interface NameCellProps {
  readonly name: string;
  /** The screen of the record, if it has one. */
  readonly to?: string;
  readonly search?: { readonly [name: string]: string | undefined };
  /** Below the name, in one line. */
  readonly detail?: string | null;
  /** Below the name, in the typeface of codes. */
  readonly code?: string;
}

/** The cell that identifies a row. */
export function NameCell({ name, to, search, detail = '', code = '' }: NameCellProps) {
  return (
    <>
      {to === undefined ? (
        <span className={classes.name}>{name}</span>
      ) : (
        <Link to={to} search={search} className={classes.name}>
          {name}
        </Link>
      )}
      {detail !== '' && detail !== null && <span className={classes.detail}>{detail}</span>}
      {code !== '' && <code className={classes.detail}>{code}</code>}
    </>
  );
}
