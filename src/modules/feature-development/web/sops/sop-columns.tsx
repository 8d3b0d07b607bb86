import type { Sop } from '#modules/feature-development/contract/sops.ts';
import type { SopSortKey } from '#modules/feature-development/contract/record-sort-keys.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { addressOf, paths, placeOfSop } from '../paths.ts';
import type { TrackingTexts } from '../texts.ts';
import {
  nameColumn,
  numberColumn,
  progressColumn,
  statusColumn,
  timeColumns,
} from '../records/common-columns.tsx';

/** Columns of a list of SOPs, `isMixed` where they come from several value streams. */
export function sopColumns(t: TrackingTexts, isMixed: boolean): Column<Sop, SopSortKey>[] {
  return [
    numberColumn(t),
    nameColumn(t, (sop) => addressOf(paths.sop, placeOfSop(sop))),
    ...(isMixed ? [streamColumn(t)] : []),
    statusColumn(t),
    progressColumn(t),
    {
      id: 'sow_count',
      header: t('fields.sow_count'),
      sort: 'sow_count',
      align: 'end',
      cell: ({ sow_count }) => formatNumber(sow_count),
    },
    ...timeColumns(t),
  ];
}

const streamColumn = (t: TrackingTexts): Column<Sop, never> => ({
  id: 'value_stream',
  header: t('fields.value_stream'),
  width: '10rem',
  cell: ({ value_stream_id: valueStreamId, value_stream_name }) => (
    <NameCell to={addressOf(paths.valueStream, { valueStreamId })} name={value_stream_name} />
  ),
});
