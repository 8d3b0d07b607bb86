import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconInfoCircle,
  IconLoader2,
} from '@tabler/icons-react';
import type { Icon } from '../module.ts';
import classes from './status-badge.module.css';

/** The tone of a state, see `toneOf`. `idle` waits or rests, `info` is a fact and no state. */
export type Tone = 'success' | 'working' | 'warning' | 'danger' | 'info' | 'idle';

const ICONS: Record<Tone, Icon> = {
  success: IconCircleCheck,
  working: IconLoader2,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  info: IconInfoCircle,
  idle: IconCircleDashed,
};

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
  const Sign = icon ?? ICONS[tone];
  return (
    <span className={classes.badge} data-tone={tone} title={title}>
      <span className={classes.sign} aria-hidden>
        <Sign size={14} stroke={2} />
      </span>
      {label}
    </span>
  );
}
