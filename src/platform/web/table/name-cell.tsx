import { Link } from '@tanstack/react-router';
import classes from './name-cell.module.css';

interface NameCellProps {
  readonly name: string;
  /** The screen of the record, if it has one. */
  readonly to?: string;
  readonly search?: { readonly [name: string]: string | undefined };
  /** Below the name, in one line: a description or a code. */
  readonly detail?: string | null;
}

/** The cell that identifies a row. */
export function NameCell({ name, to, search, detail = '' }: NameCellProps) {
  return (
    <>
      {to === undefined ? (
        name
      ) : (
        <Link to={to} search={search} className={classes.name}>
          {name}
        </Link>
      )}
      {detail !== '' && detail !== null && <span className={classes.detail}>{detail}</span>}
    </>
  );
}
