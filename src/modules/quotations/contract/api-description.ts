import type { ApiDescription } from '#platform/contract/api-description.ts';
import { approvals, approvalStep } from './approvals.ts';
import { itemInput, quotationItem } from './quotation-items.ts';
import { quotationSettings, settingsChange } from './quotation-settings.ts';
import { quotationWarning } from './quotation-warnings.ts';
import { listedQuotation, quotation, quotationChange, quotationInput } from './quotations.ts';
import { revision } from './revisions.ts';
import { quotationStatistics } from './statistics.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const quotationsApi: ApiDescription = {
  groups: [
    {
      name: 'Quotations',
      description:
        'Offers to customers: lines and totals, numbers, approval, revisions and statistics.',
      paths: ['quotations'],
    },
    {
      name: 'Offers',
      description:
        'What a customer reads and answers behind the secret of a link, without signing in.',
      paths: ['offers'],
    },
  ],
  schemas: {
    Quotation: quotation,
    QuotationInput: quotationInput,
    QuotationChange: quotationChange,
    ListedQuotation: listedQuotation,
    QuotationItem: quotationItem,
    QuotationItemInput: itemInput,
    QuotationWarning: quotationWarning,
    QuotationSettings: quotationSettings,
    QuotationSettingsChange: settingsChange,
    QuotationApprovals: approvals,
    QuotationApprovalStep: approvalStep,
    QuotationRevision: revision,
    QuotationStatistics: quotationStatistics,
  },
};
