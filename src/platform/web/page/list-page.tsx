import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title.ts';
import classes from './page.module.css';

interface ListPageProps {
  readonly title: string;
  /** What this place is for, in one line. */
  readonly purpose?: string;
  /** The primary action, at the right; a refresh button may precede it. */
  readonly actions?: ReactNode;
  /** Figures that help a decision. */
  readonly statistics?: ReactNode;
  /** Usually a FilterBar and a DataTable. */
  readonly children: ReactNode;
}

/** The frame of every screen that lists records. */
export function ListPage({ title, purpose, actions, statistics, children }: ListPageProps) {
  useDocumentTitle(title);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div className={classes.text}>
          <Title order={1}>{title}</Title>
          {purpose !== undefined && <p className={classes.purpose}>{purpose}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      {statistics}
      {children}
    </div>
  );
}
