import { enginePermissions } from '#modules/engines/contract/engines.permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { searchEngines } from './engine-text.queries.ts';
import { serveEngines } from './engines.routes.ts';

/** Engines: reusable units of logic, their versions, and what uses them. */
export const createEnginesModule: CreateModule = (context) => ({
  name: 'engines',
  permissions: enginePermissions.set,
  routes(serve) {
    serveEngines(serve, context);
  },
  searches: [searchEngines],
});
