import { IconPlant2 } from '@tabler/icons-react';
import { navigation } from '#modules/farmer-quotas/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import {
  correctionListRoute,
  createQuotaRoute,
  editQuotaRoute,
  quotaDetailRoute,
  quotaListRoute,
  quotaSettingsRoute,
  quotaStatisticsRoute,
  requestCorrectionRoute,
  verificationRoute,
} from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);
const list = '/farmer-quotas';

export const farmerQuotas = defineModule({
  name: 'farmer-quotas',
  routes: [
    quotaListRoute,
    createQuotaRoute,
    verificationRoute,
    correctionListRoute,
    quotaStatisticsRoute,
    quotaSettingsRoute,
    quotaDetailRoute,
    editQuotaRoute,
    requestCorrectionRoute,
  ],
  navigation: [
    {
      to: list,
      label: labels.quotas,
      icon: IconPlant2,
      permission: 'farmer-quotas:read',
      group: 'registers',
      waiting: {
        label: labels.to_verify,
        permission: 'farmer-quotas:verify',
        about: 'farmer_quota',
        count: async () => (await import('./home/count-waiting.ts')).countWaiting(),
      },
    },
  ],
  personal: ['farmer_quota', 'farmer'],
  crumbs: {
    [`${list}/create`]: labels.create,
    [`${list}/verification`]: labels.verification,
    [`${list}/corrections`]: labels.corrections,
    [`${list}/statistics`]: labels.statistics,
    [`${list}/settings`]: labels.settings,
    [`${list}/$id/edit`]: labels.edit,
    [`${list}/$id/correct`]: labels.correct,
  },
  home: {
    about: ['farmer_quota', 'file_import'],
    lists: ['waiting', 'failed'],
    permissions: ['farmer-quotas:verify', 'farmer-quotas:write'],
    load: async () => {
      const [{ quotaNews }] = await Promise.all([import('./home/quota-news.ts'), texts.load()]);
      return quotaNews;
    },
  },
  places: async () => (await import('./places.ts')).places,
});
