import { identityEvents } from '#modules/identity/contract/events.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { apiTokens } from './api-tokens.tables.ts';

/** Revokes a token; somebody else's is treated as missing. */
export async function deleteApiToken(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const [deleted] = await tx
    .delete(apiTokens)
    .where(hasValues(apiTokens, { company_id: scope.companyId, user_id: scope.userId, id }))
    .returning({ name: apiTokens.name, permissions: apiTokens.permissions });
  if (deleted === undefined) throw errors.not_found();
  tx.accessChanged({ userId: scope.userId });
  await recordEvent(tx, scope, {
    name: identityEvents.api_token_deleted,
    entity: 'api_token',
    entityId: id,
    before: deleted,
  });
}
