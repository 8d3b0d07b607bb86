import { IconAddressBook, IconCalendarCheck, IconPlus } from '@tabler/icons-react';
import { navigation } from '#modules/customers/i18n/navigation.ts';
import { places as names, synonyms } from '#modules/customers/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { records, own_activities, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);
const { bin, duplicates, merge, tags } = pageTexts(navigation);

const list = '/customers';

export const places: Places = {
  synonyms: { [list]: also.customers },
  places: [
    {
      to: `${list}/bin`,
      label: bin,
      also: also.bin,
      permission: 'customers:delete',
    },
    {
      to: `${list}/tags`,
      label: tags,
      also: also.tags,
      permission: 'customers:read',
    },
    { to: `${list}/duplicates`, label: duplicates, also: also.duplicates },
    {
      to: `${list}/merge`,
      label: merge,
      also: also.merge,
      permission: 'customers:delete',
    },
    place('overview', `${list}/$id?tab=overview`),
    place('addresses', `${list}/$id?tab=addresses`),
    place('contacts', `${list}/$id?tab=contacts`),
    place('activities', `${list}/$id?tab=activities`),
    place('files', `${list}/$id?tab=files`),
    place('history', `${list}/$id?tab=history`),
    { ...place('edit', `${list}/$id/edit`), permission: 'customers:write' },
  ],
  quickActions: [
    {
      ...place('create', `${list}/create`),
      icon: IconPlus,
      permission: 'customers:write',
      isDaily: true,
    },
  ],
  records: [
    {
      entity: 'customer',
      label: records,
      icon: IconAddressBook,
      address: ({ id }) => `${list}/${id}`,
      list,
    },
    {
      entity: 'customer_activity',
      label: own_activities,
      icon: IconCalendarCheck,
      address: ({ within }) => `${list}/${within}?tab=activities`,
    },
  ],
};
