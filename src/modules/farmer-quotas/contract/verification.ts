import { z } from 'zod';
import { deciders } from '#platform/contract/deciders.ts';
import { page } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { quotaPermissions } from './permissions.ts';
import { verificationResults } from './quota-choices.ts';
import { quotaLimits } from './quota-fields.ts';
import { quota } from './quotas.ts';
import { seasonErrors } from './seasons.ts';

export const verificationEvents = defineEvents('farmer-quotas', [
  'claimed',
  'released',
  'verified',
  'verified_despite_checks',
  'rejected',
  'sent_back',
]);

export const verificationErrors = defineErrors('farmer-quotas', {
  /** Another officer works on it. */
  claimed_by_somebody: 409,
  /** It waits for no verification: another officer was faster. */
  not_pending: 409,
  /** The officer entered it. */
  own_entry: 403,
});

const { verify } = quotaPermissions.names;

/** Quotas that one call verifies. */
export const MOST_VERIFIED = 500;

const verdict = {
  result: z.enum(verificationResults),
  /** One of the list of reasons, free text, or both; an approval has none. */
  reject_reason: plainText(quotaLimits.reason).default(''),
  /** Why it is approved, for example though a check has failed; other results have none. */
  approval_note: plainText(quotaLimits.reason).default(''),
};

const withReason = (given: { result: string; reject_reason: string }) =>
  given.result === 'approved' || given.reject_reason !== '';

const REASON_MISSING = {
  path: ['reject_reason'],
  message: 'farmer-quotas:errors.reject_reason_required',
};

export const verificationViews = ['all', 'mine', 'unassigned'] as const;

// It counts exactly, whatever is asked for.
const { count: _count, ...pages } = pageParameters;

export const listPendingRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/verification/pending',
  access: verify,
  summary: 'Quotas that the caller may verify, the longest waiting first',
  query: z.object({
    ...pages,
    page_size: pages.page_size.unwrap().default(50),
    view: z.enum(verificationViews).default('all'),
    /** Words of the name, the quota number or the phone. */
    search: plainText(200).default(''),
    season: plainText(20).optional(),
    office_id: recordId.optional(),
  }),
  answers: {
    200: page(quota.extend({ is_own_entry: z.boolean() })).extend({
      /** How many there are in each view. */
      counts: z.object({
        all: z.number().int(),
        mine: z.number().int(),
        unassigned: z.number().int(),
      }),
      /** Waiting quotas that the caller entered and leaves to others: neither listed nor counted above. */
      own_entries: z.number().int(),
    }),
  },
});

export const listVerifiersRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/verification/verifiers',
  access: quotaPermissions.names.read,
  summary: 'Who may verify quotas: five of them by name, and how many there are',
  answers: { 200: deciders },
});

/** Quotas sent back that are listed for the person who entered them. */
export const MOST_SENT_BACK = 50;

export const listSentBackRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/verification/sent-back',
  access: quotaPermissions.names.write,
  summary: 'Quotas which the caller entered and which were sent back to be corrected, at most 50',
  answers: {
    200: z.object({
      data: z.array(
        quota.pick({
          id: true,
          name: true,
          quota_code: true,
          reject_reason: true,
          updated_at: true,
        }),
      ),
    }),
  },
});

export const claimQuotaRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/:id/claim',
  access: verify,
  summary: 'Take a quota to verify it; others leave it alone until it is released',
  refuses: [
    verificationErrors.claimed_by_somebody,
    verificationErrors.not_pending,
    verificationErrors.own_entry,
    seasonErrors.season_closed,
  ],
  answers: { 200: quota },
});

export const releaseQuotaRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/:id/release',
  access: verify,
  summary:
    'Give a quota back to the queue; those who manage quotas may release the quota of another officer',
  refuses: [verificationErrors.claimed_by_somebody],
  answers: { 200: quota },
});

export const verifyQuotaRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/:id/verify',
  access: verify,
  summary: 'Approve, reject or send back a quota that waits to be verified',
  body: z
    .strictObject({ ...verdict, updated_at: instant.optional() })
    .refine(withReason, REASON_MISSING),
  refuses: [...Object.values(verificationErrors), seasonErrors.season_closed],
  answers: { 200: quota },
});

export const bulkVerifyRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/bulk-verify',
  access: verify,
  summary:
    'Verify up to 500 quotas in the same way; each may fail by itself. A dry run changes nothing',
  body: z
    .strictObject({
      quota_ids: z.array(recordId).min(1).max(MOST_VERIFIED),
      ...verdict,
      dry_run: z.boolean().default(false),
    })
    .refine(withReason, REASON_MISSING),
  answers: {
    200: z.object({
      succeeded: z.array(recordId),
      failed: z.array(
        z.object({
          quota_id: recordId,
          quota_code: z.string().nullable(),
          code: z.string(),
          message: z.string(),
        }),
      ),
      message: z.string(),
    }),
  },
});

/** What is looked at automatically. */
export const quotaChecks = [
  'national_id',
  'name',
  'phone',
  'bank_account',
  'documents',
  'address',
] as const;

export const checkOutcomes = ['passed', 'doubtful', 'failed'] as const;

const check = z.object({
  name: z.enum(quotaChecks),
  outcome: z.enum(checkOutcomes),
  /** In the caller's language. */
  message: z.string(),
  /** The quotas that it is about. */
  quotas: z.array(z.object({ id: recordId, quota_code: z.string(), name: z.string() })),
});

/** What another module found, named and said in the caller's language. */
const finding = z.object({
  label: z.string(),
  outcome: z.enum(checkOutcomes),
  message: z.string(),
});

export type Finding = z.output<typeof finding>;

export type QuotaCheck = z.output<typeof check>;

export const checkQuotaRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/:id/checks',
  access: verify,
  summary: 'The automatic checks of a quota, and what differs from the season before',
  answers: {
    200: z.object({
      checks: z.array(check),
      /** What other modules found about what is registered under the quota, such as its land. */
      findings: z.array(finding),
      /** The quota of the season before; null where there is none. */
      previous: z.object({ id: recordId, quota_code: z.string(), season: z.string() }).nullable(),
      differences: z.array(
        z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }),
      ),
      /** The caller entered it, and the company wants somebody else to verify it. */
      needs_another_verifier: z.boolean(),
      /** When it was sent back last, and why; null where it never was. */
      last_sent_back: z.object({ at: instant, reason: z.string() }).nullable(),
    }),
  },
});
