import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './page.module.css';

export interface Back {
  readonly to: string;
  readonly search?: { readonly [name: string]: string };
  readonly label: string;
}

/** The way back, above the title of every screen that has one. */
export function BackLink({ to, search, label }: Back) {
  return (
    <nav>
      <Link to={to} search={search} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        {label}
      </Link>
    </nav>
  );
}
