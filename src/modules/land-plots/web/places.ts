import { IconPlus, IconPolygon, IconTrash } from '@tabler/icons-react';
import { navigation } from '#modules/land-plots/i18n/navigation.ts';
import { places as names, synonyms } from '#modules/land-plots/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);
const { map, settings } = pageTexts(navigation);

const list = '/land-plots';
const mayWrite = { permission: 'land-plots:write' } as const;
const mayManage = { permission: 'land-plots:manage' } as const;

export const places: Places = {
  synonyms: { [list]: also.plots },
  places: [
    { to: `${list}/map`, label: map, also: also.map },
    { to: `${list}/settings`, label: settings, also: also.settings, ...mayManage },
    { ...place('take_over', `${list}?take_over=1`), ...mayManage },
    place('overview', `${list}/$id?tab=overview`),
    place('crops', `${list}/$id?tab=crops`),
    place('history', `${list}/$id?tab=history`),
    { ...place('of_quota', '/farmer-quotas/$id?tab=plots'), permission: 'land-plots:read' },
    { ...place('edit', `${list}/$id/edit`), ...mayWrite },
  ],
  acts: [{ act: 'land-plots.delete', label: labels.delete, also: also.delete, icon: IconTrash }],
  quickActions: [
    { ...place('create', `${list}/create`), icon: IconPlus, ...mayWrite, isDaily: true },
  ],
  records: [
    {
      entity: 'land_plot',
      label: records,
      icon: IconPolygon,
      address: ({ id }) => `${list}/${id}`,
      list,
    },
  ],
};
