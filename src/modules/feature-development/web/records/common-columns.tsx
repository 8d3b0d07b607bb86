import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { TrackingTexts } from '../texts.ts';
import { Progress } from './record-badges.tsx';
import { RecordStatus, type WithStatus } from './record-status.tsx';

export const numberColumn = (t: TrackingTexts): Column<unknown, never> => ({
  id: 'number',
  header: t('lists.columns.number'),
  align: 'end',
  width: '3.5rem',
  keepTogether: true,
  cell: (_row, number) => formatNumber(number),
});

export const nameColumn = <Row extends { readonly name: string; readonly description?: string }>(
  t: TrackingTexts,
  addressOf: (row: Row) => string,
): Column<Row, 'name'> => ({
  id: 'name',
  header: t('fields.name'),
  sort: 'name',
  names: true,
  cell: (row) => <NameCell to={addressOf(row)} name={row.name} detail={row.description} />,
});

export const statusColumn = (t: TrackingTexts): Column<WithStatus, 'manual_status'> => ({
  id: 'status',
  header: t('fields.status'),
  sort: 'manual_status',
  keepTogether: true,
  cell: (record) => <RecordStatus record={record} />,
});

export const progressColumn = (
  t: TrackingTexts,
): Column<{ readonly progress: number }, 'progress'> => ({
  id: 'progress',
  header: t('lists.columns.progress'),
  sort: 'progress',
  keepTogether: true,
  cell: ({ progress }) => <Progress percent={progress} />,
});

interface Changed {
  readonly created_at: string;
  readonly updated_at: string;
}

export const timeColumns = (t: TrackingTexts): Column<Changed, keyof Changed>[] => [
  {
    id: 'created_at',
    header: t('fields.created_at'),
    sort: 'created_at',
    keepTogether: true,
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    id: 'updated_at',
    header: t('fields.updated_at'),
    sort: 'updated_at',
    keepTogether: true,
    hiddenAtFirst: true,
    cell: ({ updated_at }) => <TimeAgo at={updated_at} />,
  },
];
