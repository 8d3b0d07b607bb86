import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { contractAttachments } from './contract-fields.ts';
import { contract, contractErrors } from './contracts.ts';
import { contractPermissions } from './permissions.ts';

export const receiptsInput = z.strictObject({
  /** All receipts of the support item; files of ours that are attached to the contract or its quota. */
  receipts: contractAttachments,
  /** The version of the contract that its editor saw. */
  version: z.int32().min(1),
});

export const changeReceiptsRoute = defineRoute({
  method: 'PUT',
  path: '/v1/contracts/:id/support-items/:item/receipts',
  access: contractPermissions.names.write,
  summary:
    'Say which files are the receipts of a support item, once the contract is approved; those of a draft are changed with it',
  body: receiptsInput,
  refuses: [contractErrors.receipts_closed],
  answers: { 200: contract },
});
