import { IconPlant2, IconPlus, IconUpload } from '@tabler/icons-react';
import { navigation } from '#modules/farmer-quotas/i18n/navigation.ts';
import { places as names, synonyms } from '#modules/farmer-quotas/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);
const { verification, corrections, statistics, settings } = pageTexts(navigation);

const list = '/farmer-quotas';
const mayManage = { permission: 'farmer-quotas:manage' } as const;
const mayWrite = { permission: 'farmer-quotas:write' } as const;

export const places: Places = {
  synonyms: { [list]: also.quotas },
  places: [
    {
      to: `${list}/verification`,
      label: verification,
      also: also.verification,
      permission: 'farmer-quotas:verify',
    },
    { to: `${list}/corrections`, label: corrections, also: also.corrections },
    { to: `${list}/statistics`, label: statistics, also: also.statistics },
    { to: `${list}/settings`, label: settings, also: also.settings, ...mayManage },
    { ...place('seasons', `${list}/settings?tab=seasons`), ...mayManage },
    { ...place('reasons', `${list}/settings?tab=reasons`), ...mayManage },
    { ...place('numbers', `${list}/settings?tab=numbers`), ...mayManage },
    place('overview', `${list}/$id?tab=overview`),
    place('documents', `${list}/$id?tab=documents`),
    place('history', `${list}/$id?tab=history`),
    { ...place('edit', `${list}/$id/edit`), ...mayWrite },
    { ...place('correct', `${list}/$id/correct`), ...mayWrite },
  ],
  quickActions: [
    { ...place('create', `${list}/create`), icon: IconPlus, ...mayWrite, isDaily: true },
    { ...place('import', `${list}?import=1`), icon: IconUpload, ...mayWrite },
  ],
  records: [
    {
      entity: 'farmer_quota',
      label: records,
      icon: IconPlant2,
      address: ({ id }) => `${list}/${id}`,
      list,
    },
  ],
};
