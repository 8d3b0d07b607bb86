import type { Texts } from '#platform/contract/texts/texts.ts';
import { detail, form, list, warnings } from './contracts.en.ts';
import { errors } from './errors.en.ts';
import { fields } from './fields.en.ts';
import { moves } from './moves.en.ts';
import { settings } from './settings.en.ts';
import { summary } from './summary.en.ts';
import type { th } from './th.ts';

/** Texts of cane contracts in English. */
export const en = {
  permissions: {
    title: 'Cane contracts',
    read: 'See cane contracts',
    write: 'Write contracts and submit them for approval',
    approve: 'Approve and reject contracts',
    manage: 'Put into force, close and cancel approved contracts, and set up contracts',
    delete: 'Delete drafts of contracts',
  },
  events: {
    created: 'Draft of a contract created',
    updated: 'Contract changed',
    deleted: 'Draft of a contract deleted',
    submitted: 'Contract submitted for approval',
    withdrawn: 'Contract withdrawn for changes',
    approved: 'Contract approved',
    rejected: 'Contract rejected',
    activated: 'Contract in force',
    closed: 'Contract closed',
    cancelled: 'Contract cancelled',
    receipts_changed: 'Receipts of a support item changed',
    settings_updated: 'Settings of contracts changed',
  },
  entities: { cane_contract: 'Cane contract', cane_contract_settings: 'Settings of contracts' },
  inbox: {
    approval_wanted: 'Contract {{code}} (quota {{quotaCode}}) is waiting for your approval',
    approved: 'Contract {{code}} (quota {{quotaCode}}) is approved',
    rejected: 'Contract {{code}} (quota {{quotaCode}}) was rejected: {{rejectReason}}',
    activated: 'Contract {{code}} (quota {{quotaCode}}) is in force',
    cancelled: 'Contract {{code}} (quota {{quotaCode}}) was cancelled',
  },
  home: {
    awaiting: { submitted: 'Contracts to approve', approved: 'Contracts to put into force' },
    facts: { submitted: '{{type}}, to be approved', approved: '{{type}}, to be put into force' },
    with_sum: '{{fact}}, support and promotion of {{total}} baht in total',
  },
  errors,
  fields,
  statuses: {
    draft: 'Draft',
    submitted: 'Awaiting approval',
    approved: 'Approved',
    rejected: 'Rejected',
    active: 'In force',
    closed: 'Closed',
    cancelled: 'Cancelled',
  },
  contractTypes: {
    promotion: 'Promotion',
    tons_pro_7_days: 'Tons Pro 7 Days',
    tons_pro_crane: 'Tons Pro Crane',
    tons_loss: 'Tons Loss',
    green_drop: 'Green Drop',
  },
  promotionTypes: {
    type1: 'Type 1',
    type2: 'Type 2',
    type3: 'Type 3',
    type4: 'Type 4',
    type5: 'Type 5',
  },
  supportTypes: {
    fertilizer: 'Fertiliser',
    machinery: 'Machinery',
    seeds: 'Seed cane',
    pesticide: 'Pesticide',
    cash: 'Cash',
    other: 'Other',
  },
  dayRanges: {
    '1-7': 'Days 1–7',
    '8-14': 'Days 8–14',
    '15-21': 'Days 15–21',
    '22-28': 'Days 22–28',
    '7-days-after-open': 'The first 7 days of crushing',
    '7-days-before-newyear': '7 days before New Year',
    '7-days-after-newyear': '7 days after New Year',
    '7-days-before-close': 'The last 7 days of crushing',
  },
  paper: {
    title: 'Cane contract {{code}}',
    opening:
      'This contract is between {{company}} (“the company”) and {{farmer}} (“the farmer”), quota {{quota}}, season {{season}}, who agree as follows.',
    land: 'Plots of this contract',
    deed: 'Deed number',
    variety: 'Variety',
    area: 'Area (rai-ngan-sq wah)',
    area_total: '{{total}} rai in total',
    place: 'Made at',
    national_id: 'National ID of the farmer',
    support_total: '{{total}} baht in total ({{words}})',
    conditions: 'Conditions',
    annexes: 'Annexes',
    date: 'Date',
    farmer: 'The farmer',
    company: 'For the company',
    witness: 'Witness',
  },
  list,
  detail,
  form,
  moves,
  settings,
  summary,
  warnings,
} satisfies Texts<typeof th>;
