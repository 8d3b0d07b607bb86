import { customList } from './customs.queries.ts';

/** The columns of the exported list. */
export const customSheet = customList.exportAs({
  title: 'notifications:exports.customs',
  columns: [
    { heading: 'notifications:fields.code', width: 14, cell: ({ code }) => code },
    { heading: 'notifications:fields.name', width: 36, cell: ({ name }) => name },
    {
      heading: 'notifications:fields.description',
      width: 40,
      cell: ({ description }) => description,
    },
    {
      heading: 'notifications:fields.status',
      width: 14,
      cell: ({ status }, say) => say(`notifications:statuses.${status}`),
    },
    {
      heading: 'notifications:fields.stage',
      width: 14,
      cell: ({ stage }, say) => say(`notifications:stages.${stage}`),
    },
    {
      heading: 'notifications:fields.channels',
      width: 24,
      cell: ({ channels }) => channels.map(({ channel }) => channel).join(', '),
    },
    { heading: 'notifications:fields.people', width: 12, cell: ({ people }) => people },
    {
      heading: 'notifications:fields.sent_total',
      width: 12,
      cell: ({ recipients_total: { sent, read } }) => sent + read,
    },
    {
      heading: 'notifications:fields.failed_total',
      width: 12,
      cell: ({ recipients_total: { failed } }) => failed,
    },
    {
      heading: 'notifications:fields.started_at',
      cell: ({ started_at: at }) => (at === null ? null : new Date(at)),
    },
  ],
});
