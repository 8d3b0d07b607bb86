import { identityErrors } from '#modules/identity/contract/errors.ts';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { ApiToken, createApiToken as route } from '#modules/identity/contract/api-tokens.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { hashApiToken, newApiToken } from './api-token.ts';
import { apiTokens } from './api-tokens.tables.ts';

const DAY_MS = 24 * 3600 * 1000;

/** What a program may be allowed: never to manage people, so that a lost token opens no other account. */
export function isAllowable(permission: Permission): boolean {
  return !permission.startsWith('identity:');
}

/** Makes a token for a program, within what its person may do. */
export async function createApiToken(
  tx: Transaction,
  scope: Scope,
  { input, now }: { input: Body<typeof route>; now: Date },
): Promise<{ token: string; data: ApiToken }> {
  const allowable = new Set<string>([...scope.permissions].filter(isAllowable));
  if (!input.permissions.every((permission) => allowable.has(permission))) {
    throw identityErrors.beyond_your_rights();
  }
  const token = newApiToken();
  const [data] = await tx
    .insert(apiTokens)
    .values({
      company_id: scope.companyId,
      user_id: scope.userId,
      name: input.name,
      hash: hashApiToken(token),
      permissions: [...new Set(input.permissions)].toSorted(),
      expires_at: new Date(now.getTime() + input.days * DAY_MS).toISOString(),
    })
    .returning();
  if (data === undefined) throw new Error('The token was not returned');
  await recordEvent(tx, scope, {
    name: identityEvents.api_token_created,
    entity: 'api_token',
    entityId: data.id,
    after: { name: data.name, permissions: data.permissions, expires_at: data.expires_at },
  });
  return { token, data };
}
