import { IconLock, IconShieldCheck, IconUserCircle, IconUsers } from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/identity/i18n/navigation.ts';
import { texts } from './texts.ts';
import { accountRoute, roleMatrixRoute, securityPolicyRoute, userListRoute } from './routes.tsx';

const labels = pageTexts(navigation);

/** Who may come in and do what; its screens are in the settings area. */
export const identity = defineModule({
  name: 'identity',
  routes: [accountRoute, userListRoute, roleMatrixRoute, securityPolicyRoute],
  navigation: [
    { to: '/settings/account', label: labels.account, icon: IconUserCircle, area: 'personal' },
    {
      to: '/settings/users',
      label: labels.users,
      icon: IconUsers,
      permission: 'identity:read',
      group: 'administration',
      area: 'access',
    },
    {
      to: '/settings/roles',
      label: labels.roles,
      icon: IconShieldCheck,
      permission: 'identity:read',
      group: 'administration',
      area: 'access',
    },
    {
      to: '/settings/security',
      label: labels.security,
      icon: IconLock,
      permission: 'identity:manage_security',
      group: 'administration',
      area: 'access',
    },
  ],
  home: {
    about: ['user'],
    lists: ['failed'],
    permissions: ['identity:manage_users'],
    load: async () => {
      const [{ accountNews }] = await Promise.all([import('./home/account-news.ts'), texts.load()]);
      return accountNews;
    },
  },
  places: async () => (await import('./places.ts')).places,
});
