import { z } from 'zod';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import { deciders } from '#platform/contract/deciders.ts';
import { errors } from '#platform/contract/errors.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { severalAnswer } from '#platform/contract/several.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { contractLimits } from './contract-choices.ts';
import { contractStatuses } from './contract-status.ts';
import { contract, contractErrors } from './contracts.ts';
import { contractPermissions } from './permissions.ts';

/** Contracts that one call moves. */
export const MOST_MOVED = 1_000;

const REASON = 'cane-contracts:errors.reject_reason_required';

const version = z.int32().min(1);

const moveFields = {
  to_status_code: z.enum(contractStatuses, 'cane-contracts:errors.status_required'),
  /** Required where contracts are rejected, and where one in force is cancelled; kept where others are cancelled as well. */
  rejectReason: plainText(contractLimits.reason).default(''),
};

const explained: [
  (move: { to_status_code?: string; rejectReason?: string }) => boolean,
  { path: string[]; error: string },
] = [
  ({ to_status_code, rejectReason }) => to_status_code !== 'rejected' || rejectReason !== '',
  { path: ['rejectReason'], error: REASON },
];

const refuses = [
  errors.forbidden,
  seasonErrors.season_closed,
  contractErrors.move_not_allowed,
  contractErrors.quota_closed,
];

export const moveContractRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/contracts/:id/status',
  access: contractPermissions.names.read,
  summary: 'Move a contract to another status, as far as the table of moves allows the caller',
  body: z.strictObject({ ...moveFields, version: version.optional() }).refine(...explained),
  refuses,
  answers: { 200: contract },
});

export const moveContractsRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/contracts/bulk-status',
  access: contractPermissions.names.read,
  summary: 'Move up to 1,000 contracts to the same status; each may be refused by itself',
  body: z
    .strictObject({
      /** Each with the version that its editor saw. */
      contracts: z
        .array(
          z.strictObject({ id: recordId, version: version.optional() }),
          'cane-contracts:errors.contracts_required',
        )
        .min(1, 'cane-contracts:errors.contracts_required')
        .max(MOST_MOVED),
      ...moveFields,
    })
    .refine(...explained),
  answers: { 200: severalAnswer },
});

export const rejectContractRoute = defineRoute({
  method: 'POST',
  path: '/v1/contracts/:id/reject',
  access: contractPermissions.names.approve,
  summary: 'Reject a contract that was handed in, with the reason',
  body: z.strictObject({
    rejectReason: requiredText(contractLimits.reason, REASON),
    version: version.optional(),
  }),
  refuses,
  answers: { 200: contract },
});

export const listStartersRoute = defineRoute({
  method: 'GET',
  path: '/v1/contracts/starters',
  access: contractPermissions.names.read,
  summary:
    'Who may put approved contracts into force: five of them by name, and how many there are',
  answers: { 200: deciders },
});

export const listApproversRoute = defineRoute({
  method: 'GET',
  path: '/v1/contracts/approvers',
  access: contractPermissions.names.read,
  summary: 'Who may approve contracts: five of them by name, and how many there are',
  answers: { 200: deciders },
});
