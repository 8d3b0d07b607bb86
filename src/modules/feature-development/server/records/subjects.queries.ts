import { SOP } from '#modules/feature-development/contract/sops.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import type { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sopKeeper } from './sops.queries.ts';
import { requireSow } from './sows.queries.ts';
import { valueStreamKeeper } from './value-streams.queries.ts';

/** A record of one of the three levels, which people comment on and which has a history. */
export interface Subject {
  readonly entity: typeof SOW | typeof SOP | typeof VALUE_STREAM;
  readonly id: string;
}

/** Its name, and the record above that its address needs; a missing one fails with `not_found`. */
export async function requireSubject(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'language'>,
  { entity, id }: Subject,
): Promise<{ name: string; within: string | null }> {
  if (entity === SOW) {
    const { name, sop_id } = await requireSow(tx, scope, id);
    return { name, within: sop_id };
  }
  if (entity === SOP) {
    const { name, value_stream_id } = await sopKeeper.find(tx, scope, id);
    return { name, within: value_stream_id };
  }
  return { name: (await valueStreamKeeper.find(tx, scope, id)).name, within: null };
}
