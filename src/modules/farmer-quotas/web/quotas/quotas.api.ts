import * as numbers from '#modules/farmer-quotas/contract/numbers.ts';
import * as contract from '#modules/farmer-quotas/contract/quotas.ts';
import * as verification from '#modules/farmer-quotas/contract/verification.ts';
import { newKey } from '#platform/web/api/keys.ts';
import { upload } from '#platform/web/api/upload.ts';
import { askRoute } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const { FARMER_QUOTA } = contract;

/** Answers about people stay in memory. */
const unstored = { persist: false } as const;

export const quotasQuery = defineListQuery(
  contract.listQuotasRoute,
  [FARMER_QUOTA, 'list'],
  unstored,
);
export const quotaQuery = defineQuery(contract.getQuotaRoute, [FARMER_QUOTA, 'detail'], {
  fresh: true,
});
export const quotasOfFarmerQuery = defineQuery(
  contract.listQuotasOfFarmerRoute,
  [FARMER_QUOTA, 'of-farmer'],
  unstored,
);

/** Roles change without an event of quotas. */
export const verifiersQuery = defineQuery(
  verification.listVerifiersRoute,
  [FARMER_QUOTA, 'verifiers'],
  { ...unstored, staleTime: 0 },
);

/** Asked again each time: what was free may be taken since. */
const atOnce = { fresh: true } as const;

export const nextNumberQuery = defineQuery(
  numbers.generateNumberRoute,
  [FARMER_QUOTA, 'next-number'],
  atOnce,
);
export const uniqueQuery = defineQuery(numbers.checkUniqueRoute, [FARMER_QUOTA, 'unique'], atOnce);
export const duplicateQuery = defineQuery(
  numbers.checkDuplicateRoute,
  [FARMER_QUOTA, 'duplicate'],
  atOnce,
);

const refreshes = [FARMER_QUOTA];

interface NewQuota {
  readonly body: contract.QuotaInput;
  readonly files: ReadonlyMap<string, File>;
}

/** Creates a quota with its copies. */
export function useCreateQuota() {
  const t = useTexts(texts);
  return useAction({
    act: ({ body, files }: NewQuota) =>
      upload(contract.createQuotaRoute, {
        form: formOf({ body, files }),
        idempotencyKey: newKey(),
      }),
    refreshes: [refreshes],
    success: ({ quota_code: code, quota_status: status }) =>
      t(status === 'draft' ? 'form.draft_saved' : 'form.sent', { code }),
    failure: t('form.save_failed'),
  });
}

function formOf({ body, files }: NewQuota): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== null && value !== '' && !files.has(name)) form.append(name, String(value));
  }
  // Files come last, so that what they belong to is known.
  for (const [name, file] of files) form.append(name, file, file.name);
  return form;
}

interface ChangedQuota {
  readonly id: string;
  readonly body: contract.QuotaChange;
}

/** Changes a quota that is not verified. */
export function useChangeQuota() {
  const t = useTexts(texts);
  return useAction({
    act: ({ id, body }: ChangedQuota, idempotencyKey) =>
      askRoute(contract.updateQuotaRoute, { id, ...body }, { idempotencyKey }),
    refreshes: [refreshes],
    success: t('form.saved'),
    failure: t('form.save_failed'),
  });
}

export const useMoveQuota = defineAction(contract.moveQuotaRoute, texts, {
  refreshes,
  success: 'detail.moved',
  failure: 'detail.move_failed',
});

export const useDeleteQuota = defineAction(contract.deleteQuotaRoute, texts, {
  refreshes,
  success: 'list.deleted',
  failure: 'list.delete_failed',
});

/** The dialog shows what failed. */
export const useBulkVerify = defineAction(verification.bulkVerifyRoute, texts, { failure: false });
