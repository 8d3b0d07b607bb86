import type { ManualStatus } from '#modules/feature-development/contract/record-statuses.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { TrackingTexts } from '../texts.ts';
import { DueDate, ManualStatusBadge, Progress } from './record-badges.tsx';

/** The row's place in the whole list. */
export function numberColumn<Row>(t: TrackingTexts): Column<Row, never> {
  return {
    id: 'number',
    header: t('lists.columns.number'),
    align: 'end',
    width: '3.5rem',
    keepTogether: true,
    cell: (_row, number) => formatNumber(number),
  };
}

/** The name, which leads to what hangs below, over the description. */
export function nameColumn<Row extends { readonly name: string; readonly description: string }>(
  t: TrackingTexts,
  addressOf: (row: Row) => string,
): Column<Row, 'name'> {
  return {
    id: 'name',
    header: t('lists.columns.name'),
    sort: 'name',
    names: true,
    cell: (row) => <NameCell to={addressOf(row)} name={row.name} detail={row.description} />,
  };
}

/** How a person says that it stands. */
export function statusColumn<Row extends { readonly manual_status: ManualStatus }>(
  t: TrackingTexts,
): Column<Row, 'manual_status'> {
  return {
    id: 'status',
    header: t('lists.columns.status'),
    sort: 'manual_status',
    keepTogether: true,
    cell: ({ manual_status }) => <ManualStatusBadge status={manual_status} />,
  };
}

/** How far it is, by what hangs below. */
export function progressColumn<Row extends { readonly progress: number }>(
  t: TrackingTexts,
): Column<Row, 'progress'> {
  return {
    id: 'progress',
    header: t('lists.columns.progress'),
    sort: 'progress',
    keepTogether: true,
    cell: ({ progress }) => <Progress percent={progress} />,
  };
}

/** Until when; red once it is past with work left to do. */
export function dueDateColumn<
  Row extends { readonly due_date: string | null; readonly progress: number },
>(t: TrackingTexts): Column<Row, 'due_date'> {
  return {
    id: 'due_date',
    header: t('lists.columns.due_date'),
    sort: 'due_date',
    keepTogether: true,
    cell: ({ due_date, progress }) => <DueDate date={due_date} progress={progress} />,
  };
}

/** Since when it is there, and when it was changed last. */
export function timeColumns<
  Row extends { readonly created_at: string; readonly updated_at: string },
>(t: TrackingTexts): Column<Row, 'created_at' | 'updated_at'>[] {
  return [
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
