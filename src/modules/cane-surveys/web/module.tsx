import { IconRulerMeasure } from '@tabler/icons-react';
import { navigation } from '#modules/cane-surveys/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { surveyDetailRoute, surveyListRoute } from './routes.tsx';

const labels = pageTexts(navigation);

export const caneSurveys = defineModule({
  name: 'cane-surveys',
  routes: [surveyListRoute, surveyDetailRoute],
  navigation: [
    {
      to: '/cane-surveys',
      label: labels.surveys,
      icon: IconRulerMeasure,
      permission: 'cane-surveys:read',
      group: 'registers',
    },
  ],
  places: async () => (await import('./places.ts')).places,
});
