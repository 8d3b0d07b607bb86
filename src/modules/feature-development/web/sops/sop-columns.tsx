import { Link } from '@tanstack/react-router';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import type { SopSortKey } from '#modules/feature-development/contract/record-sort-keys.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { addressOf, paths } from '../paths.ts';
import type { TrackingTexts } from '../texts.ts';
import {
  nameColumn,
  numberColumn,
  progressColumn,
  statusColumn,
  timeColumns,
} from '../records/common-columns.tsx';
import classes from '../records/records.module.css';

interface SopColumns {
  /** They come from several value streams. */
  readonly mixed: boolean;
}

/** Columns of a list of SOPs. */
export function sopColumns(t: TrackingTexts, { mixed }: SopColumns): Column<Sop, SopSortKey>[] {
  return [
    numberColumn(t),
    nameColumn(t, ({ value_stream_id: valueStreamId, id: sopId }) =>
      addressOf(paths.sows, { valueStreamId, sopId }),
    ),
    ...(mixed ? [streamColumn(t)] : []),
    statusColumn(t),
    progressColumn(t),
    {
      id: 'sow_count',
      header: t('lists.columns.sow_count'),
      sort: 'sow_count',
      align: 'end',
      cell: ({ sow_count }) => formatNumber(sow_count),
    },
    ...timeColumns<Sop>(t),
  ];
}

function streamColumn(t: TrackingTexts): Column<Sop, never> {
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
