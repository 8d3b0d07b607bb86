import { Link } from '@tanstack/react-router';
import type { SowSortKey } from '#modules/feature-development/contract/record-sort-keys.ts';
import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { addressOf, paths } from '../paths.ts';
import type { TrackingTexts } from '../texts.ts';
import {
  dueDateColumn,
  numberColumn,
  statusColumn,
  timeColumns,
} from '../records/common-columns.tsx';
import { PhaseBadge } from '../records/record-badges.tsx';
import { stageName } from '../stages/stage-name.ts';
import classes from '../records/records.module.css';

interface SowColumns {
  /** They come from several SOPs. */
  readonly mixed: boolean;
}

/** Columns of a list of SOWs. */
export function sowColumns(
  t: TrackingTexts,
  { mixed }: SowColumns,
): Column<ListedSow, SowSortKey>[] {
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
      keepTogether: true,
      cell: ({ assignee }) =>
        assignee ?? <span className={classes.dimmed}>{t('lists.unassigned')}</span>,
    },
    statusColumn(t),
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
    { ...dueDateColumn<ListedSow>(t), hiddenAtFirst: true },
    {
      id: 'tags',
      header: t('lists.columns.tags'),
      hiddenAtFirst: true,
      cell: ({ tags }) => <Tags names={tags} shown={2} />,
    },
    ...timeColumns<ListedSow>(t),
  ];
}

function sopColumn(t: TrackingTexts): Column<ListedSow, never> {
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
