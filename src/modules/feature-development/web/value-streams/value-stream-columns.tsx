import type { ValueStreamSortKey } from '#modules/feature-development/contract/record-sort-keys.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { addressOf, paths } from '../paths.ts';
import type { TrackingTexts } from '../texts.ts';
import {
  dueDateColumn,
  nameColumn,
  numberColumn,
  progressColumn,
  statusColumn,
  timeColumns,
} from '../records/common-columns.tsx';
import { tagsOf } from './split-tags.ts';

export function valueStreamColumns(t: TrackingTexts): Column<ValueStream, ValueStreamSortKey>[] {
  return [
    numberColumn(t),
    nameColumn(t, ({ id: valueStreamId }) => addressOf(paths.valueStream, { valueStreamId })),
    {
      id: 'tags',
      header: t('fields.tags'),
      cell: ({ tags }) => <Tags names={tagsOf(tags)} shown={2} />,
    },
    statusColumn(t),
    progressColumn(t),
    dueDateColumn(t),
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
      hiddenAtFirst: true,
      cell: ({ owner }) => owner,
    },
    ...timeColumns(t),
  ];
}
