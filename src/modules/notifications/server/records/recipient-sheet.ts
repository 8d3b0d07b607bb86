import type { RecordRecipient } from '#modules/notifications/contract/records.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';

/** The columns of exported recipients. */
export const recipientSheet: Pick<ExportableList<RecordRecipient>, 'title' | 'columns'> = {
  title: 'notifications:exports.recipients',
  columns: [
    { heading: 'notifications:fields.record_code', width: 14, cell: (row) => row.record_code },
    { heading: 'notifications:fields.channel', width: 10, cell: (row) => row.channel },
    {
      heading: 'notifications:fields.recipient',
      width: 32,
      cell: ({ name, recipient_id }) => name ?? recipient_id,
    },
    { heading: 'notifications:fields.email', width: 28, cell: ({ email }) => email },
    { heading: 'notifications:fields.phone', width: 16, cell: ({ phone }) => phone },
    {
      heading: 'notifications:fields.delivery_status',
      width: 14,
      cell: ({ state, status }, say) =>
        say(
          state === 'skipped'
            ? 'notifications:failures.states.skipped'
            : `notifications:delivery_statuses.${status}`,
        ),
    },
    { heading: 'notifications:fields.error', width: 36, cell: ({ error }) => error },
    {
      heading: 'notifications:fields.sent_at',
      cell: ({ sent_at }) => (sent_at === null ? null : new Date(sent_at)),
    },
    {
      heading: 'notifications:fields.read_at',
      cell: ({ read_at }) => (read_at === null ? null : new Date(read_at)),
    },
  ],
};
