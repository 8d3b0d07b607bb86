import {
  IconShieldCheck,
  IconUser,
  IconUserCircle,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/identity/i18n/navigation.ts';
import { accountRoute, roleMatrixRoute, userListRoute } from './routes.tsx';

const labels = pageTexts(navigation);

/** Who may come in and do what; its screens are in the settings area. */
export const identity = defineModule({
  name: 'identity',
  routes: [accountRoute, userListRoute, roleMatrixRoute],
  settings: [
    { to: '/settings/account', label: labels.account, icon: IconUserCircle },
    { to: '/settings/users', label: labels.users, icon: IconUsers, permission: 'identity:read' },
    {
      to: '/settings/roles',
      label: labels.roles,
      icon: IconShieldCheck,
      permission: 'identity:read',
    },
  ],
  records: [
    {
      entity: 'user',
      label: labels.users,
      icon: IconUser,
      address: ({ name }) => `/settings/users?search=${encodeURIComponent(name)}`,
    },
  ],
  crumbs: {
    '/settings/account': labels.account,
    '/settings/users': labels.users,
    '/settings/roles': labels.roles,
  },
  quickActions: [
    {
      to: '/settings/users?create=1',
      label: labels.invite,
      icon: IconUserPlus,
      permission: 'identity:manage_users',
    },
  ],
});
