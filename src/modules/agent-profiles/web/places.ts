import { IconPlus, IconUserCircle } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/agent-profiles/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);

const list = '/orchestration-management/agent-profile';

export const places: Places = {
  synonyms: { [list]: also.agent_profiles },
  places: [
    place('overview', `${list}/$id?tab=overview`),
    place('versions', `${list}/$id?tab=versions`),
    place('archive', `${list}?status=Deleted`),
  ],
  quickActions: [
    { ...place('create', `${list}/create`), icon: IconPlus, permission: 'agent-profiles:write' },
  ],
  records: [
    {
      entity: 'agent_profile',
      label: records,
      icon: IconUserCircle,
      address: ({ id }) => `${list}/${id}`,
      list,
    },
  ],
};
