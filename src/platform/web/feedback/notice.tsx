import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Icon } from '../module.ts';
import classes from './notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  /** It is about the field above it. */
  readonly ofField?: boolean;
  /** Its sign where nothing is wrong. */
  readonly icon?: Icon;
}

/** Something to consider, shown where it matters as soon as it does. */
export function Notice({ children, ofField, icon: Sign = IconAlertTriangle }: NoticeProps) {
  return (
    <div
      className={classes.notice}
      data-of-field={ofField || undefined}
      data-neutral={Sign !== IconAlertTriangle || undefined}
      role="status"
    >
      <Sign size={18} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </div>
  );
}
