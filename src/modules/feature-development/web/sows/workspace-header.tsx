import { Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { AssigneeCell, SowDueDateCell, SowTagsCell } from '../edits/sow-cells.tsx';
import { AssignedAgent } from './assigned-agent.tsx';
import { DueDate } from '../records/record-badges.tsx';
import { LevelTerm } from '../records/terms.tsx';
import { addressOf, paths, placeOfSow } from '../paths.ts';
import classes from './sow-workspace.module.css';

/** Who answers for a SOW, until when, and how far it is. */
export function WorkspaceHeader({ sow }: { readonly sow: Sow }) {
  const t = useTexts(texts);
  const { progress } = sow;
  const due = (date: string | null): ReactNode =>
    date === null ? (
      <span className={text.dimmed}>{t('workspace.header.no_date')}</span>
    ) : (
      <DueDate date={date} progress={progress} />
    );
  const place = placeOfSow(sow);
  return (
    <dl className={classes.head} aria-label={t('workspace.header.facts')}>
      <Fact name={<LevelTerm kind="value_stream" shown="short" />}>
        <Link to={addressOf(paths.valueStream, place)}>{sow.value_stream_name}</Link>
      </Fact>
      <Fact name={<LevelTerm kind="sop" shown="short" />}>
        <Link to={addressOf(paths.sop, place)}>{sow.sop_name}</Link>
      </Fact>
      <Fact name={t('fields.assignee')}>
        <AssigneeCell sow={sow} />
        <AssignedAgent sow={sow} />
      </Fact>
      <Fact name={t('workspace.header.due')}>
        <SowDueDateCell sow={sow} progress={progress} />
      </Fact>
      <Fact name={t('workspace.header.value_stream_due')}>{due(sow.value_stream_due_date)}</Fact>
      <Fact name={t('workspace.header.progress')}>
        <span className={classes.progress}>
          <Progress
            value={progress}
            color={progress === 100 ? 'success' : 'info'}
            aria-label={t('workspace.header.progress')}
          />
          {`${formatNumber(progress)}%`}
        </span>
      </Fact>
      <Fact name={t('fields.tags')}>
        <SowTagsCell sow={sow} shown={sow.tags.length} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
