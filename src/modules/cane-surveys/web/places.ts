import { IconCalendarEvent, IconRulerMeasure } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/cane-surveys/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';
import { FIELD } from './field-address.ts';

const { records, visits, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);
const mayRead = { permission: 'cane-surveys:read' } as const;

const list = '/cane-surveys';

export const places: Places = {
  synonyms: { [list]: also.surveys },
  places: [
    { ...place('plan', `${list}/plan`), permission: 'cane-surveys:write' },
    place('map', `${list}/map`),
    { ...place('settings', `${list}/settings`), permission: 'cane-surveys:manage' },
    { ...place('edit', `${list}/$id/edit`), permission: 'cane-surveys:write' },
    { ...place('of_quota', '/farmer-quotas/$id?tab=surveys'), ...mayRead },
    { ...place('of_plot', '/land-plots/$id?tab=surveys'), ...mayRead },
  ],
  quickActions: [
    {
      ...place('field', FIELD),
      icon: IconRulerMeasure,
      permission: 'cane-surveys:write',
      isDaily: true,
      isDocument: true,
    },
  ],
  records: [
    {
      entity: 'cane_survey',
      label: records,
      icon: IconRulerMeasure,
      address: ({ id }) => `${list}/${id}`,
      list,
    },
    {
      entity: 'survey_visit',
      label: visits,
      icon: IconCalendarEvent,
      // A visit is within the plan of a day and a person.
      address({ within }) {
        const [planned_on = '', surveyor_id = ''] = within?.split('/') ?? [];
        return `${list}/plan?${new URLSearchParams({ planned_on, surveyor_id }).toString()}`;
      },
    },
  ],
};
