import type { ReactNode } from 'react';
import type { Icon } from '../module.ts';
import classes from './page.module.css';

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: Icon;
}

/** One figure or fact with its name, in a `Cards` row. */
export function StatCard({ label, value, hint, icon: Sign }: StatCardProps) {
  return (
    <div className={classes.card}>
      <div className={classes.cardWords}>
        <span className={classes.cardLabel}>{label}</span>
        <span className={classes.cardValue}>{value}</span>
        {hint !== undefined && <span className={classes.cardHint}>{hint}</span>}
      </div>
      {Sign !== undefined && (
        <span className={classes.cardSign} aria-hidden>
          <Sign size={18} stroke={1.7} />
        </span>
      )}
    </div>
  );
}

/** As many equal columns as there is room for. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={classes.cards}>{children}</div>;
}
