import { IconHistory } from '@tabler/icons-react';
import { navigation } from '#modules/audit/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { auditTrailRoute } from './routes.tsx';

const labels = pageTexts(navigation);

/** What everybody did in the company; its screen is in the settings area. */
export const audit = defineModule({
  name: 'audit',
  routes: [auditTrailRoute],
  navigation: [
    {
      to: '/settings/audit',
      label: labels.audit,
      icon: IconHistory,
      permission: 'audit:read',
      group: 'administration',
      area: 'access',
    },
  ],
  places: async () => (await import('./places.ts')).places,
});
