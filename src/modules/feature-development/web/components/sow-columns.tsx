import { Link } from '@tanstack/react-router';
import type { ListedSow } from '#modules/feature-development/contract/sow.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatDate } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { addressOf, paths } from '../paths.ts';
import type { TrackingTexts } from '../texts.ts';
import { numberColumn } from './number-column.ts';
import { DueDate, ManualStatusBadge, PhaseBadge } from './record-words.tsx';
import { stageName } from './stage-name.ts';
import classes from './records.module.css';

type SortKey =
  | 'name'
  | 'manual_status'
  | 'current_stage'
  | 'progress'
  | 'due_date'
  | 'created_at'
  | 'updated_at';

interface SowColumns {
  /** They come from several SOPs. */
  readonly mixed: boolean;
}

/** Columns of a list of SOWs. */
export function sowColumns(t: TrackingTexts, { mixed }: SowColumns): Column<ListedSow, SortKey>[] {
  return [
    numberColumn(t),
    {
      id: 'name',
      header: t('lists.columns.name'),
      sort: 'name',
      names: true,
      cell: ({ id, value_stream_id, sop_id, name }) => (
        <Link
          to={addressOf(paths.sow, { valueStreamId: value_stream_id, sopId: sop_id, sowId: id })}
        >
          {name}
        </Link>
      ),
    },
    ...(mixed ? [sopColumn(t)] : []),
    {
      id: 'assignee',
      header: t('lists.columns.assignee'),
      cell: ({ assignee }) =>
        assignee ?? <span className={classes.dimmed}>{t('lists.unassigned')}</span>,
    },
    {
      id: 'status',
      header: t('lists.columns.status'),
      sort: 'manual_status',
      keepTogether: true,
      cell: ({ manual_status }) => <ManualStatusBadge status={manual_status} />,
    },
    {
      id: 'phase',
      header: t('lists.columns.phase'),
      cell: ({ phase }) => <PhaseBadge phase={phase} />,
    },
    {
      id: 'stage',
      header: t('lists.columns.stage'),
      sort: 'current_stage',
      cell: ({ current_stage: stage, progress: percent }) => (
        <span className={classes.stage}>
          {stageName(t, stage)}
          <span>{t('lists.stage_of', { stage, percent })}</span>
        </span>
      ),
    },
    {
      id: 'due_date',
      header: t('lists.columns.due_date'),
      sort: 'due_date',
      keepTogether: true,
      hiddenAtFirst: true,
      cell: ({ due_date, progress }) => <DueDate date={due_date} progress={progress} />,
    },
    {
      id: 'tags',
      header: t('lists.columns.tags'),
      hiddenAtFirst: true,
      cell: ({ tags }) => <Tags names={tags} shown={2} />,
    },
    {
      id: 'created_at',
      header: t('lists.columns.created_at'),
      sort: 'created_at',
      keepTogether: true,
      cell: ({ created_at }) => formatDate(created_at),
    },
    {
      id: 'updated_at',
      header: t('lists.columns.updated_at'),
      sort: 'updated_at',
      keepTogether: true,
      hiddenAtFirst: true,
      cell: ({ updated_at }) => <TimeAgo at={updated_at} />,
    },
  ];
}

function sopColumn(t: TrackingTexts): Column<ListedSow, SortKey> {
  return {
    id: 'sop',
    header: t('lists.columns.sop'),
    cell: ({ value_stream_id, sop_id, sop_name, value_stream_name }) => (
      <>
        <Link
          to={paths.sows}
          params={{ valueStreamId: value_stream_id, sopId: sop_id }}
          className={classes.parent}
        >
          {sop_name}
        </Link>
        <span className={classes.description}>{value_stream_name}</span>
      </>
    ),
  };
}
