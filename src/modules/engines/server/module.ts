import { engineDefaults } from './engines/default-settings.ts';
import { notifiableEngines } from '#modules/engines/contract/notifiable.ts';
import { serveHistory } from '#modules/audit/server/public.ts';
import { ENGINE } from '#modules/engines/contract/engines.ts';
import { engineHistoryRoute } from '#modules/engines/contract/history.ts';
import { enginesApi } from '#modules/engines/contract/api-description.ts';
import { enginePermissions } from '#modules/engines/contract/permissions.ts';
import { en } from '#modules/engines/i18n/en.ts';
import { labelsEn } from '#modules/engines/i18n/labels.en.ts';
import { labelsTh } from '#modules/engines/i18n/labels.th.ts';
import { th } from '#modules/engines/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { engineNames } from './engines/engine-names.queries.ts';
import { serveAttachments } from './attachments/attachments.routes.ts';
import { loadExamples } from './demo/load-examples.ts';
import { searchEngines } from './engines/search-engines.queries.ts';
import { engineKeeper } from './engines/engines.queries.ts';
import { serveSubFunctions } from './sub-functions/sub-functions.routes.ts';
import { serveUsage } from './usage/usage.routes.ts';
import { serveUses } from './uses/uses.routes.ts';
import { serveVersions } from './versions/versions.routes.ts';
import { serveEngines } from './engines/engines.routes.ts';

/** Engines: reusable units of logic, their versions, and what uses them. */
export const enginesModule: ServerModule = {
  name: 'engines',
  texts: { th: { ...th, ...labelsTh }, en: { ...en, ...labelsEn } },
  api: enginesApi,
  permissions: enginePermissions.set,
  notifiable: [notifiableEngines],
  lists: { engines: enginePermissions.name('read') },
  searches: [searchEngines],
  recordNames: engineNames,
  defaultSettings: engineDefaults,
  create: (context) => ({
    routes(serve) {
      serveEngines(serve, context);
      serveUses(serve);
      serveSubFunctions(serve, context);
      serveVersions(serve, context);
      serveUsage(serve, context);
      serveAttachments(serve, context);
      serveHistory(serve, {
        ...context,
        route: engineHistoryRoute,
        entity: ENGINE,
        find: (tx, scope, id) => engineKeeper.find(tx, scope, id),
      });
    },
    prepare: () => loadExamples(context),
  }),
};
