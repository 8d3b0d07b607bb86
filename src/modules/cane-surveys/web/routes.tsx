import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
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
