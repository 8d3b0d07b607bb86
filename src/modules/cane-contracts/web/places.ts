import { IconFileDescription, IconPlus } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/cane-contracts/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);

const list = '/contracts';

export const places: Places = {
  synonyms: { [list]: also.contracts },
  places: [
    place('summary', `${list}/summary`),
    { ...place('settings', `${list}/settings`), permission: 'cane-contracts:manage' },
    place('overview', `${list}/$id?tab=overview`),
    place('files', `${list}/$id?tab=files`),
    place('paper', `${list}/$id?tab=paper`),
    place('history', `${list}/$id?tab=history`),
    { ...place('edit', `${list}/$id/edit`), permission: 'cane-contracts:write' },
    {
      ...place('of_quota', '/farmer-quotas/$id?tab=contracts'),
      permission: 'cane-contracts:read',
    },
  ],
  quickActions: [
    {
      ...place('create', `${list}/create`),
      icon: IconPlus,
      permission: 'cane-contracts:write',
      isDaily: true,
    },
  ],
  records: [
    {
      entity: 'cane_contract',
      label: records,
      icon: IconFileDescription,
      address: ({ id }) => `${list}/${id}`,
      list,
    },
  ],
};
