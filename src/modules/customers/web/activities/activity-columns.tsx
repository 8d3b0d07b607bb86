import type { ReactNode } from 'react';
import { HistoryChanges } from '#modules/audit/web/public.ts';
import type { CustomerActivity } from '#modules/customers/contract/activities.ts';
import { today } from '#platform/web/date/days.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { UnbrokenWords } from '#platform/web/page/unbroken-words.tsx';
import { historyColumns } from '#platform/web/records/history-columns.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { CustomerTexts } from '../texts.ts';
import type { StreamRow } from './stream-of.ts';

/** Of what is to be done; `finish` draws the box that is ticked then, where this person may. */
export const openColumns = (
  t: CustomerTexts,
  finish: ((activity: CustomerActivity) => ReactNode) | false,
): Column<CustomerActivity>[] => [
  ...(finish === false
    ? []
    : [{ id: 'done', header: t('activities.mark_done'), keepTogether: true, cell: finish }]),
  {
    id: 'subject',
    header: t('fields.subject'),
    names: true,
    cell: ({ subject, details }) => <NameCell name={subject} detail={details} />,
  },
  {
    id: 'activity_type',
    header: t('fields.activity_type'),
    keepTogether: true,
    cell: ({ activity_type }) => t(`activity_types.${activity_type}`),
  },
  {
    id: 'due_on',
    header: t('fields.due_on'),
    keepTogether: true,
    cell: ({ due_on }) => due_on !== null && <DueDay day={due_on} t={t} />,
  },
  {
    id: 'owner',
    header: t('fields.owner_id'),
    keepTogether: true,
    cell: ({ owner_name }) => owner_name !== null && <UnbrokenWords>{owner_name}</UnbrokenWords>,
  },
];

/** Of what has happened. */
export const streamColumns = (t: CustomerTexts): Column<StreamRow>[] => [
  ...historyColumns<StreamRow>({
    at: t('history.at'),
    who: t('history.who'),
    system: t('history.system'),
  }),
  {
    id: 'kind',
    header: t('history.what'),
    names: true,
    keepTogether: true,
    cell: ({ activity, entry }) =>
      activity === undefined ? entry?.what : t(`activity_types.${activity.activity_type}`),
  },
  {
    id: 'what',
    header: t('activities.what'),
    cell: ({ activity, entry }) =>
      activity === undefined ? (
        <HistoryChanges changes={entry?.changes ?? []} />
      ) : (
        <NameCell name={activity.subject} detail={activity.details} />
      ),
  },
];

function DueDay({ day, t }: { readonly day: string; readonly t: CustomerTexts }) {
  const date = formatDate(day);
  if (day >= today()) return date;
  return <StatusBadge tone="danger" label={t('activities.overdue', { date })} />;
}
