import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { auditSearch } from './entries/entries.search.ts';
import { texts } from './texts.ts';

export const auditTrailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/audit',
  validateSearch: auditSearch.validate,
  beforeLoad: needs('audit:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./entries/audit-trail.tsx')).AuditTrail,
  }),
});
