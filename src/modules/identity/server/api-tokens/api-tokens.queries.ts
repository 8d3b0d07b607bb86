import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { ApiToken } from '#modules/identity/contract/api-tokens.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Person, Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { hashApiToken } from './api-token.ts';
import { apiTokens } from './api-tokens.tables.ts';
import { owesSecondFactor } from '../memberships/requirements.queries.ts';
import { users } from '../credentials/credentials.tables.ts';

const USED_AGAIN_MS = 60_000;

/** The caller's own tokens in the company, the newest first, including expired ones. */
export async function listApiTokens(
  tx: Transaction,
  { companyId, userId }: Pick<Scope, 'companyId' | 'userId'>,
): Promise<ApiToken[]> {
  return tx
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.company_id, companyId), eq(apiTokens.user_id, userId)))
    .orderBy(desc(apiTokens.id))
    .limit(200);
}

/** On whose behalf a token acts and within which limits; records, at most once a minute, that it was used. */
export async function findBearerOfApiToken(
  tx: Transaction,
  token: string,
  now: Date,
): Promise<Person | undefined> {
  const [found] = await tx
    .select({
      id: apiTokens.id,
      userId: apiTokens.user_id,
      companyId: apiTokens.company_id,
      permissions: apiTokens.permissions,
      owes: owesSecondFactor(),
    })
    .from(apiTokens)
    .innerJoin(users, and(eq(users.id, apiTokens.user_id), eq(users.is_active, true)))
    .where(
      and(eq(apiTokens.hash, hashApiToken(token)), gt(apiTokens.expires_at, now.toISOString())),
    );
  if (found === undefined) return undefined;
  const { id, userId, companyId, permissions, owes } = found;
  const longAgo = new Date(now.getTime() - USED_AGAIN_MS).toISOString();
  await tx
    .update(apiTokens)
    .set({ last_used_at: now.toISOString() })
    .where(
      and(
        hasValues(apiTokens, { company_id: companyId, id }),
        or(isNull(apiTokens.last_used_at), lt(apiTokens.last_used_at, longAgo)),
      ),
    );
  return {
    userId,
    sessionId: id,
    owesSecondFactor: owes,
    limits: { companyId, permissions: new Set(permissions) },
  };
}

export async function isApiTokenValid(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const found = await tx
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .innerJoin(users, and(eq(users.id, apiTokens.user_id), eq(users.is_active, true)))
    .where(and(eq(apiTokens.id, id), gt(apiTokens.expires_at, now.toISOString())));
  return found.length > 0;
}
