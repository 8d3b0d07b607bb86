import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { estimatesSearch } from './estimates/estimates.search.ts';
import { planSearch } from './visits/plan.search.ts';
import { surveyListSearch } from './surveys/surveys.search.ts';
import { texts } from './texts.ts';

const getParentRoute = () => shellRoute;

export const surveyListRoute = createRoute({
  getParentRoute,
  path: '/cane-surveys',
  validateSearch: surveyListSearch.validate,
  beforeLoad: needs('cane-surveys:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./surveys/survey-list.tsx')).SurveyList,
  }),
});

export const surveyDetailRoute = createRoute({
  getParentRoute,
  path: '/cane-surveys/$id',
  beforeLoad: needs('cane-surveys:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./surveys/survey-detail.tsx')).SurveyDetail,
  }),
});

export const planRoute = createRoute({
  getParentRoute,
  path: '/cane-surveys/plan',
  validateSearch: planSearch.validate,
  beforeLoad: needs('cane-surveys:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./visits/plan-screen.tsx')).PlanScreen,
  }),
});

export const estimateMapRoute = createRoute({
  getParentRoute,
  path: '/cane-surveys/map',
  validateSearch: estimatesSearch.validate,
  beforeLoad: needs('cane-surveys:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./estimates/estimate-map.tsx')).EstimateMap,
  }),
});

export const surveySettingsRoute = createRoute({
  getParentRoute,
  path: '/cane-surveys/settings',
  beforeLoad: needs('cane-surveys:manage'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  }),
});

export const editSurveyRoute = createRoute({
  getParentRoute,
  path: '/cane-surveys/$id/edit',
  beforeLoad: needs('cane-surveys:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./surveys/edit-survey.tsx')).EditSurvey,
  }),
});
