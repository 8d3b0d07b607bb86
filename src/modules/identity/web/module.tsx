import {
  IconLock,
  IconShieldCheck,
  IconUser,
  IconUserCircle,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/identity/i18n/navigation.ts';
import { accountRoute, roleMatrixRoute, securityPolicyRoute, userListRoute } from './routes.tsx';

const labels = pageTexts(navigation);

/** Who may come in and do what; its screens are in the settings area. */
export const identity = defineModule({
  name: 'identity',
  routes: [accountRoute, userListRoute, roleMatrixRoute, securityPolicyRoute],
  settings: [
    { to: '/settings/account', label: labels.account, icon: IconUserCircle },
    { to: '/settings/users', label: labels.users, icon: IconUsers, permission: 'identity:read' },
    {
      to: '/settings/roles',
      label: labels.roles,
      icon: IconShieldCheck,
      permission: 'identity:read',
    },
    {
      to: '/settings/security',
      label: labels.security,
      icon: IconLock,
      permission: 'identity:manage_security',
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
    '/settings/security': labels.security,
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
