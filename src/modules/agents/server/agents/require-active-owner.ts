import { errors } from '#platform/contract/errors.ts';

/** Refuses an owner who no longer works for the company; an unknown one is refused by the database. */
export function requireActiveOwner(agent: { readonly owner_is_active: boolean }): void {
  if (agent.owner_is_active) return;
  const field = { path: 'owner_user_id', code: 'agents:errors.owner_unknown' };
  throw errors.validation_failed({ fields: [field] });
}
