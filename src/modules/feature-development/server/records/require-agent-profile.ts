import { isActiveProfile } from '#modules/agent-profiles/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

interface Given {
  readonly id: string | null;
  /** The one that the record already has, which may stay after it was switched off. */
  readonly stored?: string | null;
}

/** Refuses an agent profile that the company does not have, or that takes no work now. */
export async function requireAgentProfile(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  { id, stored }: Given,
): Promise<void> {
  if (id === null || id === stored || (await isActiveProfile(tx, scope, id))) return;
  throw errors.validation_failed({
    fields: [{ path: 'agent_profile_id', code: 'feature-development:errors.agent_profile_unfit' }],
  });
}
