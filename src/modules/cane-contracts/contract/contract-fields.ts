import { z } from 'zod';
import { calendarDay, recordId } from '#platform/contract/ids.ts';
import { money } from '#platform/contract/money.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import {
  contractLimits,
  contractTypes,
  dayRanges,
  promotionTypes,
  supportTypes,
} from './contract-choices.ts';

/** A file of ours: one that is attached to the contract or to its quota. */
export const contractAttachment = z.strictObject({
  fileName: requiredText(contractLimits.file_name, 'cane-contracts:errors.file_name_required'),
  /** Its address below `/v1/files`. */
  filePath: requiredText(300, 'cane-contracts:errors.file_path_required'),
  /** Answered as the stored file has them, whatever is sent. */
  fileType: plainText(255).default(''),
  fileSize: z.int32().min(0).default(0),
  description: plainText(contractLimits.description).default(''),
});

export type ContractAttachment = z.output<typeof contractAttachment>;

export const contractAttachments = z.array(contractAttachment).max(contractLimits.attachments);

const attachments = contractAttachments.default([]);

/** What the company advances to the farmer. */
const supportItem = z.strictObject({
  /** Made by the server for a new one. */
  id: recordId.optional(),
  supportType: z.enum(supportTypes, 'cane-contracts:errors.support_type_required'),
  /** Baht. */
  price: money('cane-contracts:errors.price_invalid'),
  receivedDate: calendarDay.nullable().default(null),
  description: plainText(contractLimits.description).default(''),
  /** Receipts. */
  attachments,
});

const QUOTA_MISSING = 'cane-contracts:errors.quota_required';

const quotaId = z.uuid({
  error: ({ input }) =>
    input === undefined || input === null || input === ''
      ? QUOTA_MISSING
      : 'cane-contracts:errors.quota_invalid',
});

const MOST_TONS = 999_999.99;

const tons = z
  .number()
  .min(0.01, 'cane-contracts:errors.tons_positive')
  .max(MOST_TONS, 'cane-contracts:errors.tons_too_many')
  .multipleOf(0.01, 'cane-contracts:errors.tons_decimals');

export const contractFields = {
  contractType: z.enum(contractTypes, 'cane-contracts:errors.type_required'),
  quotaId,
  plotIds: z.array(recordId).max(contractLimits.plots).default([]),
  /** What grows on these plots in the season of the quota. */
  cropIds: z.array(recordId).max(contractLimits.plots).default([]),
  promotionType: z.enum(promotionTypes).nullable().default(null),
  promotionAmount: money('cane-contracts:errors.price_invalid').nullable().default(null),
  promotionDate: calendarDay.nullable().default(null),
  supportItems: z.array(supportItem).max(contractLimits.supports).default([]),
  dayRange: z.enum(dayRanges).nullable().default(null),
  craneType: plainText(contractLimits.crane).default(''),
  totalTons: tons.nullable().default(null),
  attachments,
};
