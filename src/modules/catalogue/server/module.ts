import { catalogueDefaults } from './imports/default-settings.ts';
import { IMPORT_PARTS } from '#modules/catalogue/contract/import-format.ts';
import { notifiableCatalogue } from '#modules/catalogue/contract/notifiable.ts';
import { catalogueApi } from '#modules/catalogue/contract/api-description.ts';
import { cataloguePermissions } from '#modules/catalogue/contract/permissions.ts';
import { en } from '#modules/catalogue/i18n/en.ts';
import { labelsEn } from '#modules/catalogue/i18n/labels.en.ts';
import { labelsTh } from '#modules/catalogue/i18n/labels.th.ts';
import { th } from '#modules/catalogue/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { catalogueNames } from './names/entry-names.queries.ts';
import { serveActivity } from './activity/activity.routes.ts';
import { serveWorklist } from './worklist/worklist.routes.ts';
import { serveCompanies } from './companies/companies.routes.ts';
import { serveEntries } from './entries/entries.routes.ts';
import { beginOwnSource } from './demo/begin-own-source.ts';
import { loadExamples } from './demo/load-examples.ts';
import { serveFeatures } from './features/features.routes.ts';
import { serveImpact } from './impact/impact.routes.ts';
import { serveImportFiles } from './import-files/import-files.routes.ts';
import { serveImports } from './imports/imports.routes.ts';
import { serveProblemsExport } from './imports/problems-export.routes.ts';
import { forgetImportsJob } from './imports/forget-imports.job.ts';
import { serveEngineCheck } from './engine-uses/check-engine.routes.ts';
import { notifyEngineUsersJob } from './engine-uses/notify-engine-users.job.ts';
import { linkEnginesJob } from './engine-uses/link-engines.job.ts';
import { sourceUses } from './sources/source-uses.queries.ts';
import { readSourcesJob } from './sources/read-sources.job.ts';
import { runImportJobs } from './sources/run-import.job.ts';
import { serveModules } from './companies/modules.routes.ts';
import { catalogueSearches } from './search/record-searches.ts';
import { serveCatalogueSearch } from './search/search.routes.ts';
import { serveSources } from './sources/sources.routes.ts';

/** AIR: what the systems of companies consist of, from modules down to fields. */
export const catalogueModule: ServerModule = {
  name: 'catalogue',
  texts: { th: { ...th, ...labelsTh }, en: { ...en, ...labelsEn } },
  recordNames: catalogueNames,
  api: catalogueApi,
  permissions: cataloguePermissions.set,
  notifiable: notifiableCatalogue,
  lists: {
    'catalogue-results': cataloguePermissions.name('read'),
    ...Object.fromEntries(
      IMPORT_PARTS.map((part) => [`catalogue-import-${part}`, cataloguePermissions.name('import')]),
    ),
  },
  searches: catalogueSearches,
  defaultSettings: catalogueDefaults,
  outboundUses: [sourceUses],
  create: (context) => ({
    routes(serve) {
      serveCompanies(serve, context);
      serveModules(serve);
      serveFeatures(serve);
      serveCatalogueSearch(serve, context.translator);
      serveActivity(serve);
      serveEngineCheck(serve, context);
      serveEntries(serve);
      serveImpact(serve, context);
      serveWorklist(serve);
      serveImports(serve, context);
      serveProblemsExport(serve, context);
      serveImportFiles(serve, context);
      serveSources(serve, context);
    },
    jobs: [
      ...runImportJobs(context),
      linkEnginesJob(context),
      notifyEngineUsersJob(context),
      readSourcesJob(context),
      forgetImportsJob(context),
    ],
    async begin() {
      await loadExamples(context);
      await beginOwnSource(context);
    },
  }),
};
