import { Link } from '@tanstack/react-router';
import type { ValueStream } from '#modules/feature-development/contract/value-stream.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatDate } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { paths } from '../paths.ts';
import type { TrackingTexts } from '../texts.ts';
import { numberColumn } from './number-column.ts';
import { DueDate, ManualStatusBadge, Progress } from './record-words.tsx';
import { tagsOf } from './tags-of.ts';
import classes from './records.module.css';

type SortKey =
  | 'name'
  | 'manual_status'
  | 'priority'
  | 'progress'
  | 'due_date'
  | 'created_at'
  | 'updated_at';

/** Columns of the list of value streams. */
export function valueStreamColumns(t: TrackingTexts): Column<ValueStream, SortKey>[] {
  return [
    numberColumn(t),
    {
      id: 'name',
      header: t('lists.columns.name'),
      sort: 'name',
      names: true,
      cell: ({ id, name, description }) => (
        <>
          <Link to={paths.sops} params={{ valueStreamId: id }}>
            {name}
          </Link>
          {description !== '' && <span className={classes.description}>{description}</span>}
        </>
      ),
    },
    {
      id: 'tags',
      header: t('lists.columns.tags'),
      cell: ({ tags }) => <Tags names={tagsOf(tags)} shown={2} />,
    },
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
      id: 'due_date',
      header: t('lists.columns.due_date'),
      sort: 'due_date',
      keepTogether: true,
      cell: ({ due_date, progress }) => <DueDate date={due_date} progress={progress} />,
    },
    {
      id: 'priority',
      header: t('lists.columns.priority'),
      sort: 'priority',
      hiddenAtFirst: true,
      cell: ({ priority }) => t(`priorities.${priority}`),
    },
    {
      id: 'owner',
      header: t('lists.columns.owner'),
      hiddenAtFirst: true,
      cell: ({ owner }) => owner,
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
