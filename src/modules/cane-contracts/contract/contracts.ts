import { z } from 'zod';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import { page } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { exportRoutes, PRINTED_TOO } from '#platform/contract/export.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import {
  contractSortKeys,
  contractTypes,
  contractWarnings,
  dayRanges,
  promotionTypes,
  supportTypes,
} from './contract-choices.ts';
import { contractAttachment, contractFields } from './contract-fields.ts';
import { craneIsGiven, dayRangeIsGiven, tonsAreGiven } from './contract-rules.ts';
import { contractStatuses } from './contract-status.ts';
import { contractPermissions } from './permissions.ts';

/** Kind of record, as events name it. */
export const CANE_CONTRACT = 'cane_contract';

export const contractEvents = defineEvents('cane-contracts', [
  'created',
  'updated',
  'deleted',
  'submitted',
  'withdrawn',
  'approved',
  'rejected',
  'activated',
  'closed',
  'cancelled',
  'receipts_changed',
]);

export const contractErrors = defineErrors('cane-contracts', {
  /** Only drafts are changed and deleted; what was handed in is taken back first. */
  not_a_draft: 409,
  /** Receipts are attached to what is approved and not closed; those of a draft are changed with it. */
  receipts_closed: 409,
  /** The table of moves has no such move. */
  move_not_allowed: 409,
  /** Nothing is agreed under a quota that is closed. */
  quota_closed: 409,
});

export const contractInput = z
  .strictObject(contractFields)
  .refine(...dayRangeIsGiven)
  .refine(...craneIsGiven)
  .refine(...tonsAreGiven);

export type ContractInput = z.output<typeof contractInput>;

export const contractChange = z
  .strictObject({
    ...everyField(contractFields),
    /** The version that its editor saw. */
    version: z.int32().min(1),
  })
  .refine(...dayRangeIsGiven)
  .refine(...craneIsGiven)
  .refine(...tonsAreGiven);

export type ContractChange = z.output<typeof contractChange>;

/** A contract as lists show it. */
export const listedContract = z.object({
  id: recordId,
  /** For example `CC-000123`. */
  code: z.string(),
  status: z.enum(contractStatuses),
  contractType: z.enum(contractTypes),
  quotaId: recordId,
  quotaCode: z.string(),
  farmerId: recordId,
  farmerName: z.string(),
  seasonId: recordId,
  season: z.string(),
  totalTons: z.number().nullable(),
  /** By the area of its plots and the usual yield of the company. */
  expectedTons: z.number(),
  /** Baht of the promotion. */
  promotionAmount: z.number().nullable(),
  /** Baht that the support items add up to. */
  supportTotal: z.number(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type ListedContract = z.output<typeof listedContract>;

const answeredAttachment = contractAttachment.extend({
  fileName: z.string(),
  filePath: z.string(),
  fileType: z.string(),
  fileSize: z.number(),
  description: z.string(),
});

const answeredSupport = z.object({
  id: recordId,
  supportType: z.enum(supportTypes),
  price: z.number(),
  receivedDate: z.string().nullable(),
  description: z.string(),
  attachments: z.array(answeredAttachment),
});

export const contract = listedContract.extend({
  plotIds: z.array(recordId),
  cropIds: z.array(recordId),
  promotionType: z.enum(promotionTypes).nullable(),
  promotionDate: z.string().nullable(),
  supportItems: z.array(answeredSupport),
  dayRange: z.enum(dayRanges).nullable(),
  craneType: z.string(),
  attachments: z.array(answeredAttachment),
  /** Why it was rejected last, or cancelled. */
  rejectReason: z.string(),
  submittedAt: instant.nullable(),
  submittedByName: z.string().nullable(),
  approvedAt: instant.nullable(),
  approvedByName: z.string().nullable(),
  /** Since when it is in force. */
  activatedAt: instant.nullable(),
  activatedByName: z.string().nullable(),
  warnings: z.array(z.enum(contractWarnings)),
});

export type Contract = z.output<typeof contract>;

export const contractFilters = {
  search: plainText(200).default(''),
  status: z.enum(contractStatuses).optional(),
  contractType: z.enum(contractTypes).optional(),
  quotaId: recordId.optional(),
  farmerId: recordId.optional(),
  seasonId: recordId.optional(),
  plotId: recordId.optional(),
  sort: sortedBy(contractSortKeys).default('-createdAt'),
};

export type ContractFilters = z.output<z.ZodObject<typeof contractFilters>>;

const refused = [seasonErrors.season_closed, contractErrors.quota_closed];

export const contractRoutes = recordRoutes({
  path: '/v1/contracts',
  access: contractPermissions.names,
  query: z.object({ ...pageParameters, ...contractFilters }),
  create: contractInput,
  change: contractChange,
  answers: { one: contract, page: page(listedContract) },
  summaries: {
    list: 'Cane contracts of the company; `search` looks into numbers, quotas and farmers',
    get: 'One cane contract with its plots, support items and warnings',
    create: 'Create a draft; it may have no plots and crops yet',
    update: 'Change a draft',
    delete: 'Delete a draft',
  },
  refuses: {
    create: refused,
    update: [...refused, contractErrors.not_a_draft],
    delete: [contractErrors.not_a_draft],
  },
});

export const contractExport = exportRoutes({
  path: '/v1/contracts',
  access: contractPermissions.names.read,
  what: 'the list of cane contracts',
  filters: contractFilters,
  formats: PRINTED_TOO,
});
