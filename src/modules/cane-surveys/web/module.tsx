import { IconRulerMeasure } from '@tabler/icons-react';
import { navigation } from '#modules/cane-surveys/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import {
  editSurveyRoute,
  estimateMapRoute,
  planRoute,
  surveyDetailRoute,
  surveyListRoute,
  surveySettingsRoute,
} from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);

export const caneSurveys = defineModule({
  name: 'cane-surveys',
  routes: [
    surveyListRoute,
    planRoute,
    estimateMapRoute,
    surveySettingsRoute,
    surveyDetailRoute,
    editSurveyRoute,
  ],
  navigation: [
    {
      to: '/cane-surveys',
      label: labels.surveys,
      icon: IconRulerMeasure,
      permission: 'cane-surveys:read',
      group: 'registers',
    },
  ],
  personal: ['cane_survey', 'survey_visit'],
  crumbs: {
    '/cane-surveys/plan': labels.plan,
    '/cane-surveys/map': labels.map,
    '/cane-surveys/settings': labels.settings,
    '/cane-surveys/$id/edit': labels.edit,
  },
  home: {
    about: ['survey_visit', 'cane_survey'],
    lists: ['waiting'],
    permissions: ['cane-surveys:write'],
    load: async () => {
      const [{ surveyNews }] = await Promise.all([import('./home/survey-news.ts'), texts.load()]);
      return surveyNews;
    },
  },
  recordTabs: [
    {
      entity: 'farmer_quota',
      name: 'surveys',
      label: labels.of_quota,
      icon: IconRulerMeasure,
      permission: 'cane-surveys:read',
      component: async () => {
        const [{ SurveysOfQuota }] = await Promise.all([
          import('./surveys/surveys-of-quota.tsx'),
          texts.load(),
        ]);
        return SurveysOfQuota;
      },
      inShort: async () => {
        const [{ SurveysInShort }] = await Promise.all([
          import('./surveys/surveys-in-short.tsx'),
          texts.load(),
        ]);
        return SurveysInShort;
      },
    },
    {
      entity: 'land_plot',
      name: 'surveys',
      label: labels.of_plot,
      icon: IconRulerMeasure,
      permission: 'cane-surveys:read',
      component: async () => {
        const [{ SurveysOfPlot }] = await Promise.all([
          import('./surveys/surveys-of-plot.tsx'),
          texts.load(),
        ]);
        return SurveysOfPlot;
      },
    },
  ],
  places: async () => (await import('./places.ts')).places,
});
