import { IconAddressBook, IconHierarchy2 } from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/directory/i18n/navigation.ts';
import { employeeListRoute, organizationRoute } from './routes.tsx';

const labels = pageTexts(navigation);

/** Who works in the company, as what and under whom; its screens are in the settings area. */
export const directory = defineModule({
  name: 'directory',
  routes: [employeeListRoute, organizationRoute],
  navigation: [
    {
      to: '/settings/employees',
      label: labels.employees,
      icon: IconAddressBook,
      permission: 'directory:read_everyone',
      group: 'registers',
      area: 'people',
    },
    {
      to: '/settings/organization',
      label: labels.organization,
      icon: IconHierarchy2,
      permission: 'directory:read_everyone',
      group: 'registers',
      area: 'people',
    },
  ],
  places: async () => (await import('./places.ts')).places,
});
