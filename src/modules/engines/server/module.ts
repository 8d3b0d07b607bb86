import { enginePermissions } from '#modules/engines/contract/permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveAttachments } from './attachments/attachments.routes.ts';
import { engineInboxRules } from './engines/inbox-rules.ts';
import { loadExamples } from './demo/load-examples.ts';
import { searchEngines } from './engines/search-engines.queries.ts';
import { serveEngineParts } from './sub-functions/sub-functions.routes.ts';
import { serveEngineExports } from './engines/engines-export.routes.ts';
import { serveEngines } from './engines/engines.routes.ts';

/** Engines: reusable units of logic, their versions, and what uses them. */
export const createEnginesModule: CreateModule = (context) => ({
  name: 'engines',
  permissions: enginePermissions.set,
  routes(serve) {
    serveEngines(serve, context);
    serveEngineParts(serve, context);
    serveAttachments(serve, context);
    serveEngineExports(serve, context);
  },
  inboxRules: engineInboxRules,
  searches: [searchEngines],
  prepare: () => loadExamples(context),
});
