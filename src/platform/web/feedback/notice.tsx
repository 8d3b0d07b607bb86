import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  /** It is about the field above it. */
  readonly ofField?: boolean;
}

/** Something to consider, shown where it matters as soon as it does. */
export function Notice({ children, ofField }: NoticeProps) {
  return (
    <div className={classes.notice} data-of-field={ofField || undefined} role="status">
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </div>
  );
}
