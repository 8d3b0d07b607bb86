import type { ReactNode } from 'react';
import type { Icon } from '../module.ts';
import oneRow from './one-row.module.css';
import classes from './page.module.css';
import { ScrollBox } from './scroll-box.tsx';

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

interface CardsProps {
  readonly children: ReactNode;
  /** Their name where they are above a list: one row on a phone, which scrolls. */
  readonly aboveList?: string;
}

/** As many equal columns as there is room for. */
export function Cards({ children, aboveList }: CardsProps) {
  if (aboveList === undefined) return <div className={classes.cards}>{children}</div>;
  return (
    <ScrollBox label={aboveList} className={`${classes.cards} ${oneRow.onPhone}`}>
      {children}
    </ScrollBox>
  );
}
