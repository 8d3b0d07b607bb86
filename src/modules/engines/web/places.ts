import { IconEngine, IconPlus, IconTrash } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/engines/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { nameActs, namePlaces } from '#platform/web/shell/name-places.ts';

const { records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);
const act = nameActs(labels, also);

const list = '/engine-management';

export const places: Places = {
  synonyms: { [list]: also.engines },
  places: [
    place('overview', `${list}/$id?tab=overview`),
    place('uses', `${list}/$id?tab=uses`),
    place('sub_functions', `${list}/$id?tab=sub-functions`),
    place('versions', `${list}/$id?tab=versions`),
    place('usage', `${list}/$id?tab=usage`),
    place('attachments', `${list}/$id?tab=attachments`),
    place('history', `${list}/$id?tab=history`),
    { ...place('edit', `${list}/$id/edit`), permission: 'engines:write' },
  ],
  acts: [act('delete', 'engines.delete', IconTrash)],
  quickActions: [
    { ...place('create', `${list}/create`), icon: IconPlus, permission: 'engines:write' },
  ],
  records: [
    {
      entity: 'engine',
      label: records,
      icon: IconEngine,
      address: ({ id }) => `${list}/${id}`,
      list,
    },
  ],
};
