import type { Icon } from '../module.ts';
import { SIGNS, type Tone } from './status-signs.ts';
import classes from './status-badge.module.css';

interface StatusBadgeProps {
  readonly tone: Tone;
  /** The state as text: colour and icon alone mean nothing to many people. */
  readonly label: string;
  readonly icon?: Icon;
  /** More about it, for example the reason of a failure, shown on hover. */
  readonly title?: string;
}

/** A state as icon, text and colour. */
export function StatusBadge({ tone, label, icon, title }: StatusBadgeProps) {
  const Sign = icon ?? SIGNS[tone];
  return (
    <span className={classes.badge} data-tone={tone} title={title}>
      <span className={classes.sign} aria-hidden>
        <Sign size={14} stroke={2} />
      </span>
      {label}
    </span>
  );
}
