import { serveHistory } from '#modules/audit/server/public.ts';
import { quotationsApi } from '#modules/quotations/contract/api-description.ts';
import { quotationHistoryRoute } from '#modules/quotations/contract/history.ts';
import { notifiableQuotations } from '#modules/quotations/contract/notifiable.ts';
import { quotationPermissions } from '#modules/quotations/contract/permissions.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { QUOTATION_SETTINGS } from '#modules/quotations/contract/quotation-settings.ts';
import { en } from '#modules/quotations/i18n/en.ts';
import { th } from '#modules/quotations/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { serveOfferPage } from './offer-page/offer-page.routes.ts';
import { servePaper } from './paper/paper.routes.ts';
import { remindCustomersJob } from './reminders/remind-customers.job.ts';
import { remindOfOffersJob } from './reminders/remind-of-offers.job.ts';
import { serveApprovals } from './approvals/approvals.routes.ts';
import { serveQuotationExport } from './exports/quotation-export.routes.ts';
import { loadExamples } from './demo/load-examples.ts';
import { serveMoves } from './moves/moves.routes.ts';
import { quotationDefaults } from './quotations/default-settings.ts';
import { forgetCustomers } from './anonymisation/forget-customers.ts';
import { quotationsInMerges, quotationsOfCustomers } from './quotations/quotations-of-customers.ts';
import { quotationKeeper, searchQuotations } from './quotations/quotations.queries.ts';
import { serveQuotations } from './quotations/quotations.routes.ts';
import { quotations } from './quotations/quotations.tables.ts';
import { serveRevisions } from './revisions/revisions.routes.ts';
import { quotationMailSource } from './sending/note-outcome.ts';
import { serveSending } from './sending/sending.routes.ts';
import { serveStatistics } from './statistics/statistics.routes.ts';
import { serveSettings } from './totals-settings/quotation-settings.routes.ts';

/** Offers to customers, from the draft to the answer. */
export const quotationsModule: ServerModule = {
  name: 'quotations',
  texts: { th, en },
  api: quotationsApi,
  permissions: quotationPermissions.set,
  notifiable: [notifiableQuotations],
  defaultSettings: quotationDefaults,
  lists: { quotations: quotationPermissions.name('read') },
  searches: [searchQuotations],
  recordNames: [{ table: quotations, name: quotations.quotation_number }],
  amounts: {
    [QUOTATION]: [
      'subtotal',
      'line_discount_total',
      'document_discount',
      'taxable_base',
      'exempt_amount',
      'vat',
      'total',
      'withholding_tax',
      'deposit_amount',
    ],
    [QUOTATION_SETTINGS]: ['from_amount'],
  },
  mailSources: [quotationMailSource],
  pointing: [quotationsInMerges],
  belonging: [quotationsOfCustomers],
  create: (context) => ({
    jobs: [remindOfOffersJob(context), remindCustomersJob(context)],
    routes(serve) {
      serveQuotations(serve, context);
      serveMoves(serve, context);
      serveApprovals(serve, context);
      serveRevisions(serve, context);
      serveStatistics(serve, context);
      serveQuotationExport(serve, context);
      serveSettings(serve, context);
      servePaper(serve, context);
      serveSending(serve, context);
      serveOfferPage(serve, context);
      serveHistory(serve, {
        ...context,
        route: quotationHistoryRoute,
        entity: QUOTATION,
        find: (tx, scope, id) => quotationKeeper.find(tx, scope, id),
      });
    },
    forget: forgetCustomers(context),
    prepare: () => loadExamples(context),
  }),
};
