import { nameOfSetting } from './built-in-name.ts';
import { settingList } from './settings.queries.ts';

/** The columns of the exported list. */
export function settingSheet(given: Parameters<typeof nameOfSetting>[1]) {
  const { catalogue, language } = given;
  const event = (key: string) => {
    const declared = catalogue.events.get(key);
    return declared && catalogue.describe(declared, language);
  };
  return settingList.exportAs({
    title: 'notifications:exports.settings',
    columns: [
      { heading: 'notifications:fields.code', width: 14, cell: ({ code }) => code },
      { heading: 'notifications:fields.name', width: 36, cell: (row) => nameOfSetting(row, given) },
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
        heading: 'notifications:fields.event',
        width: 36,
        cell: (row) => event(row.event)?.name ?? row.event,
      },
      {
        heading: 'notifications:fields.channels',
        width: 24,
        cell: ({ draft }) => draft.channels.join(', '),
      },
      {
        heading: 'notifications:fields.sent_this_month',
        width: 14,
        cell: ({ sent_this_month }) => sent_this_month,
      },
      {
        heading: 'notifications:fields.sent_total',
        width: 14,
        cell: ({ sent_total }) => sent_total,
      },
    ],
  });
}
