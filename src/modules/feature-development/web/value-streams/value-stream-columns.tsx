import type { ValueStreamSortKey } from '#modules/feature-development/contract/record-sort-keys.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { addressOf, paths } from '../paths.ts';
import {
  OwnerCell,
  ValueStreamDueDateCell,
  ValueStreamTagsCell,
} from '../edits/value-stream-cells.tsx';
import type { TrackingTexts } from '../texts.ts';
import {
  nameColumn,
  numberColumn,
  progressColumn,
  statusColumn,
  timeColumns,
} from '../records/common-columns.tsx';

export function valueStreamColumns(t: TrackingTexts): Column<ValueStream, ValueStreamSortKey>[] {
  return [
    numberColumn(t),
    nameColumn(t, ({ id: valueStreamId }) => addressOf(paths.valueStream, { valueStreamId })),
    {
      id: 'tags',
      header: t('fields.tags'),
      cell: (stream) => <ValueStreamTagsCell stream={stream} shown={2} />,
    },
    statusColumn(t),
    progressColumn(t),
    {
      id: 'due_date',
      header: t('fields.due_date'),
      sort: 'due_date',
      keepTogether: true,
      cell: (stream) => <ValueStreamDueDateCell stream={stream} />,
    },
    {
      id: 'priority',
      header: t('fields.priority'),
      sort: 'priority',
      hiddenAtFirst: true,
      cell: ({ priority }) => t(`priorities.${priority}`),
    },
    {
      id: 'owner',
      header: t('fields.owner'),
      cell: (stream) => <OwnerCell stream={stream} />,
    },
    ...timeColumns(t),
  ];
}
