import { IconBuildingPlus, IconServer2 } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/settings/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const also = pageTexts(synonyms);
const place = namePlaces(pageTexts(names), also);

const own = '/settings/my-setting';
const company = '/settings/company';
const services = '/settings/in-house-services';

export const places: Places = {
  synonyms: {
    [own]: also.my_setting,
    [company]: also.company,
    [services]: also.in_house_services,
  },
  places: [
    place('language', `${own}#language`),
    place('timezone', `${own}#timezone`),
    place('appearance', `${own}#appearance`),
    place('density', `${own}#density`),
    place('theme', `${own}#theme`),
    place('company_profile', `${company}#profile`),
  ],
  quickActions: [
    {
      ...place('new_company', `${company}/create`),
      icon: IconBuildingPlus,
      permission: 'settings:create_company',
    },
    {
      ...place('add_service', `${services}?create=1`),
      icon: IconServer2,
      permission: 'settings:manage_services',
    },
  ],
};
