import * as numbers from '#modules/farmer-quotas/contract/numbers.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { farmerKeeper, findFarmer } from '../farmers/keep-farmer.ts';
import { findByCode, listQuotasOfFarmer } from '../records/quotas.queries.ts';
import { findOpenSeason } from '../seasons/seasons.queries.ts';
import { previewCode } from './quota-numbers.ts';

export function serveNumbers(serve: Serve, { personalData }: Context): void {
  serve.transaction(numbers.checkUniqueRoute, async ({ tx, scope, body }) => {
    const found = await findByCode(tx, scope, body.quota_number);
    return { is_unique: found === undefined || found === body.exclude_quota_id };
  });

  serve.transaction(numbers.checkDuplicateRoute, async ({ tx, scope, body }) => {
    const id = await findFarmer(tx, scope, { nationalId: body.citizen_id, personalData });
    const unknown = { is_duplicate: id !== undefined, farmer: null, latest: null, quotas: [] };
    // Those who may only write learn that the register has this person, and nothing of them.
    if (id === undefined || !scope.permissions.has(quotaPermissions.name('read'))) return unknown;
    const farmer = await farmerKeeper.find(tx, scope, id);
    const quotas = await listQuotasOfFarmer(tx, scope, id);
    return { is_duplicate: true, farmer, latest: quotas[0] ?? null, quotas };
  });

  serve.transaction(numbers.generateNumberRoute, async ({ tx, scope, query }) => {
    const season = await findOpenSeason(tx, scope, { season: query.season ?? '' });
    return { quota_number: await previewCode(tx, scope, season) };
  });
}
