import { z } from 'zod';
import { namePermitted } from '#modules/identity/server/public.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import * as routes from '#modules/farmer-quotas/contract/verification.ts';
import { seasonalFields } from '#modules/farmer-quotas/contract/quota-fields.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { quotaKeeper } from '../records/quotas.queries.ts';
import { findPrevious } from './alike-quotas.queries.ts';
import { findSentBack } from './find-sent-back.queries.ts';
import { listPending } from './pending.queries.ts';
import { listSentBack } from './sent-back.queries.ts';
import { readChecks } from './read-checks.ts';
import { verifySeveral } from './verify-several.ts';
import { claimQuota, needsAnotherVerifier, releaseQuota, verifyQuota } from './verify-quota.ts';

export function serveVerification(serve: Serve, context: Context): void {
  const { clock, permissionSets } = context;

  serve.transaction(routes.listPendingRoute, ({ tx, scope, query }) =>
    listPending(tx, scope, query),
  );

  serve.transaction(routes.listVerifiersRoute, async ({ tx, scope }) => ({
    data: await namePermitted(tx, scope, {
      permission: quotaPermissions.names.verify,
      permissionSets,
    }),
  }));

  serve.transaction(routes.listSentBackRoute, async ({ tx, scope }) => ({
    data: await listSentBack(tx, scope),
  }));

  serve.transaction(routes.claimQuotaRoute, ({ tx, scope, params }) =>
    claimQuota(tx, scope, { id: params.id, now: clock.now() }),
  );

  serve.transaction(routes.releaseQuotaRoute, ({ tx, scope, params }) =>
    releaseQuota(tx, scope, params.id),
  );

  serve.transaction(routes.verifyQuotaRoute, ({ tx, scope, params, body }) =>
    verifyQuota(tx, scope, { id: params.id, ...body, context }),
  );

  serve.transaction(routes.bulkVerifyRoute, ({ tx, scope, body }) =>
    verifySeveral(tx, scope, { ...body, context }),
  );

  serve.transaction(routes.checkQuotaRoute, async ({ tx, scope, params }) => {
    const quota = await quotaKeeper.find(tx, scope, params.id);
    const previousId = await findPrevious(tx, scope, quota);
    const previous =
      previousId === undefined ? null : await quotaKeeper.find(tx, scope, previousId);
    return {
      ...(await readChecks(tx, scope, { quota, context })),
      previous,
      differences: previous === null ? [] : differencesOf(previous, quota),
      needs_another_verifier: await needsAnotherVerifier(tx, scope, quota),
      last_sent_back: await findSentBack(tx, scope, quota.id),
    };
  });
}

type Compared = Awaited<ReturnType<typeof quotaKeeper.find>>;

const COMPARED = z.strictObject(seasonalFields).keyof().options;

/** What is not as it was in the season before. */
function differencesOf(previous: Compared, quota: Compared) {
  return COMPARED.filter((field) => previous[field] !== quota[field]).map((field) => ({
    field,
    before: previous[field],
    after: quota[field],
  }));
}
