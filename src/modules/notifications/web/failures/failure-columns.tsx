import type { RecordRecipient } from '#modules/notifications/contract/records.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import type { NotificationTexts } from '../texts.ts';

export function failureColumns(
  t: NotificationTexts,
  isWaiting: boolean,
): Column<RecordRecipient, 'createdAt'>[] {
  return [
    {
      id: 'record_code',
      header: t('fields.record_code'),
      keepTogether: true,
      cell: ({ record_code: code }) => <code className={text.code}>{code}</code>,
    },
    {
      id: 'recipient',
      header: t('fields.recipient'),
      names: true,
      cell: ({ name, recipient_id: id }) => name ?? id,
    },
    {
      id: 'channel',
      header: t('fields.channel'),
      cell: ({ channel }) => t(`channel_names.${channel}`),
    },
    {
      id: 'address',
      header: t('failures.address'),
      cell: ({ email, phone }) => email ?? phone,
    },
    { id: 'error', header: t('fields.error'), cell: ({ error }) => error },
    ...(isWaiting ? [nextAttempt(t)] : []),
    {
      id: 'createdAt',
      header: t('failures.since'),
      sort: 'createdAt',
      keepTogether: true,
      cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
    },
  ];
}

function nextAttempt(t: NotificationTexts): Column<RecordRecipient, 'createdAt'> {
  return {
    id: 'due_at',
    header: t('failures.next_attempt'),
    keepTogether: true,
    cell: ({ due_at: at }) => at !== null && formatDateTime(at),
  };
}
