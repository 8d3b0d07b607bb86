import { enginePermissions } from '#modules/engines/contract/engines.permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveAttachments } from './attachments.routes.ts';
import { engineInboxRules } from './inbox-rules.ts';
import { loadExamples } from './demo/load-examples.ts';
import { searchEngines } from './engine-text.queries.ts';
import { serveEngineParts } from './engine-parts.routes.ts';
import { serveEngineExports } from './exports.routes.ts';
import { serveEngines } from './engines.routes.ts';

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
