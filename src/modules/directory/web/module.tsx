import {
  IconAddressBook,
  IconFileImport,
  IconHierarchy2,
  IconId,
  IconUserPlus,
} from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/directory/i18n/navigation.ts';
import { employeeListRoute, organizationRoute } from './routes.tsx';

const labels = pageTexts(navigation);

/** Who works in the company, as what and under whom; its screens are in the settings area. */
export const directory = defineModule({
  name: 'directory',
  routes: [employeeListRoute, organizationRoute],
  settings: [
    {
      to: '/settings/employees',
      label: labels.employees,
      icon: IconAddressBook,
      permission: 'directory:read_everyone',
    },
    {
      to: '/settings/organization',
      label: labels.organization,
      icon: IconHierarchy2,
      permission: 'directory:read_everyone',
    },
  ],
  records: [
    {
      entity: 'employee',
      label: labels.employees,
      icon: IconId,
      address: ({ id, name }) =>
        `/settings/employees?search=${encodeURIComponent(name)}&edit=${id}`,
    },
  ],
  crumbs: {
    '/settings/employees': labels.employees,
    '/settings/organization': labels.organization,
  },
  quickActions: [
    {
      to: '/settings/employees?create=1',
      label: labels.create,
      icon: IconUserPlus,
      permission: 'directory:manage',
    },
    {
      to: '/settings/employees?import=1',
      label: labels.import,
      icon: IconFileImport,
      permission: 'directory:manage',
    },
  ],
});
