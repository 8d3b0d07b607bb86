import { quotasApi } from '#modules/farmer-quotas/contract/api-description.ts';
import { notifiableQuotas } from '#modules/farmer-quotas/contract/notifiable.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { en } from '#modules/farmer-quotas/i18n/en.ts';
import { templateEn } from '#modules/farmer-quotas/i18n/quota-import.en.ts';
import { templateTh } from '#modules/farmer-quotas/i18n/quota-import.th.ts';
import { th } from '#modules/farmer-quotas/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { loadExampleImport, loadExamples } from './demo/load-examples.ts';
import { serveDisclosure } from './disclosure/disclosure.routes.ts';
import { forgetFarmersJob } from './disclosure/retention.job.ts';
import { serveDocuments } from './documents/documents.routes.ts';
import { serveFarmers } from './farmers/farmers.routes.ts';
import { farmerName } from './farmers/keep-farmer.ts';
import { serveHistories } from './farmers/history.routes.ts';
import { correctionDefaults } from './corrections/default-settings.ts';
import { serveCorrections } from './corrections/corrections.routes.ts';
import { serveStatistics } from './statistics/statistics.routes.ts';
import { serveQuotaExport } from './quotas/quota-export.routes.ts';
import {
  baacAccountNumber,
  bankAccountNumber,
  farmerNationalId,
} from './records/personal-fields.ts';
import { quotaDefaults } from './quotas/default-settings.ts';
import { searchQuotas } from './quotas/list-quotas.queries.ts';
import { quotaKeeper } from './records/quotas.queries.ts';
import { serveNumbers } from './quotas/numbers.routes.ts';
import { serveQuotas } from './quotas/quotas.routes.ts';
import { farmerQuotas, farmers } from './records/quotas.tables.ts';
import { requireEditable } from './records/require-editable.ts';
import { serveQuotaImport } from './quota-import/imports.routes.ts';
import { quotaImport } from './quota-import/quota-import.ts';
import { serveReasons } from './reasons/reasons.routes.ts';
import { serveSeasons } from './seasons/seasons.routes.ts';
import { serveSettings } from './settings/settings.routes.ts';
import { serveVerification } from './verification/verification.routes.ts';

/** The growers of each season: register, verification and corrections. */
export const farmerQuotasModule: ServerModule = {
  name: 'farmer-quotas',
  texts: { th: { ...th, template: templateTh }, en: { ...en, template: templateEn } },
  api: quotasApi,
  permissions: quotaPermissions.set,
  lists: {
    'farmer-quotas': quotaPermissions.name('read'),
    'farmer-quotas-import': quotaPermissions.name('write'),
    'quota-corrections': quotaPermissions.name('read'),
    'quota-seasons': quotaPermissions.name('read'),
    'quota-reasons': quotaPermissions.name('verify'),
    'quota-verification': quotaPermissions.name('verify'),
  },
  notifiable: [notifiableQuotas],
  defaultSettings: [...quotaDefaults, ...correctionDefaults],
  attachments: [
    {
      entity: FARMER_QUOTA,
      table: farmerQuotas,
      see: quotaPermissions.name('documents'),
      attach: quotaPermissions.name('write'),
      accepts: ['image', 'pdf'],
      stripsPictures: true,
      guard: async (tx, scope, id) => requireEditable(await quotaKeeper.find(tx, scope, id)),
    },
  ],
  personalFields: [farmerNationalId, bankAccountNumber, baacAccountNumber],
  searches: [searchQuotas],
  recordNames: [
    { table: farmerQuotas, name: farmerQuotas.quota_code },
    { table: farmers, name: farmerName },
  ],
  create: (context) => ({
    imports: [quotaImport(context)],
    jobs: [forgetFarmersJob(context)],
    prepare: () => loadExamples(context),
    begin: () => loadExampleImport(context),
    routes(serve) {
      serveSeasons(serve);
      serveReasons(serve);
      serveSettings(serve);
      serveQuotas(serve, context);
      serveNumbers(serve, context);
      serveDocuments(serve, context);
      serveVerification(serve, context);
      serveFarmers(serve);
      serveHistories(serve, context);
      serveCorrections(serve, context);
      serveQuotaImport(serve, context);
      serveStatistics(serve);
      serveDisclosure(serve, context);
      serveQuotaExport(serve, context);
    },
  }),
};
