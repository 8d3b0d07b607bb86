import { Link } from '@tanstack/react-router';
import type { Sop } from '#modules/feature-development/contract/sop.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { paths } from '../paths.ts';
import type { TrackingTexts } from '../texts.ts';
import { numberColumn } from './number-column.ts';
import { ManualStatusBadge, Progress } from './record-words.tsx';
import classes from './records.module.css';

type SortKey = 'name' | 'manual_status' | 'progress' | 'sow_count' | 'created_at' | 'updated_at';

interface SopColumns {
  /** They come from several value streams. */
  readonly mixed: boolean;
}

/** Columns of a list of SOPs. */
export function sopColumns(t: TrackingTexts, { mixed }: SopColumns): Column<Sop, SortKey>[] {
  return [
    numberColumn(t),
    {
      id: 'name',
      header: t('lists.columns.name'),
      sort: 'name',
      names: true,
      cell: ({ id, value_stream_id, name, description }) => (
        <>
          <Link to={paths.sows} params={{ valueStreamId: value_stream_id, sopId: id }}>
            {name}
          </Link>
          {description !== '' && <span className={classes.description}>{description}</span>}
        </>
      ),
    },
    ...(mixed ? [streamColumn(t)] : []),
    {
      id: 'status',
      header: t('lists.columns.status'),
      sort: 'manual_status',
      keepTogether: true,
      cell: ({ manual_status }) => <ManualStatusBadge status={manual_status} />,
    },
    {
      id: 'progress',
      header: t('lists.columns.progress'),
      sort: 'progress',
      keepTogether: true,
      cell: ({ progress }) => <Progress percent={progress} />,
    },
    {
      id: 'sow_count',
      header: t('lists.columns.sow_count'),
      sort: 'sow_count',
      align: 'end',
      cell: ({ sow_count }) => formatNumber(sow_count),
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

function streamColumn(t: TrackingTexts): Column<Sop, SortKey> {
  return {
    id: 'value_stream',
    header: t('lists.columns.value_stream'),
    cell: ({ value_stream_id, value_stream_name }) => (
      <Link to={paths.sops} params={{ valueStreamId: value_stream_id }} className={classes.parent}>
        {value_stream_name}
      </Link>
    ),
  };
}
