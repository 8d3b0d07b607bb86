import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BackLink, type Back } from './back-link.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import classes from './page.module.css';

interface ListPageProps {
  readonly title: string;
  /** Beside the title: the name of an abbreviation in it. */
  readonly term?: ReactNode;
  /** Where it belongs, for a form or a part of something. */
  readonly back?: Back;
  /** What this place is for, in one line. */
  readonly purpose?: ReactNode;
  /** The primary action, at the right; a refresh button may precede it. */
  readonly actions?: ReactNode;
  /** Figures that help a decision. */
  readonly statistics?: ReactNode;
  /** Usually a FilterBar and a DataTable. */
  readonly children: ReactNode;
}

/** The frame of every screen but those of one record. */
export function ListPage(props: ListPageProps) {
  const { title, term, back, purpose, actions, statistics, children } = props;
  useDocumentTitle(title);
  return (
    <div className={classes.page}>
      {back !== undefined && <BackLink {...back} />}
      <header className={classes.head}>
        <div className={classes.text}>
          <div className={classes.titleRow}>
            <Title order={1}>{title}</Title>
            {term}
          </div>
          {purpose !== undefined && <p className={classes.purpose}>{purpose}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      {statistics}
      {children}
    </div>
  );
}
