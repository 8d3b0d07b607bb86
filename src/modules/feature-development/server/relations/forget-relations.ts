import { relationEvents } from '#modules/feature-development/contract/relations.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { nameSows, relationsOf } from './relations.queries.ts';

/** Records, before SOWs are deleted, in the history of those that stay which relations end with that. */
export async function forgetRelations(
  tx: Transaction,
  scope: Scope,
  ids: readonly string[],
): Promise<void> {
  const relations = await relationsOf(tx, scope, ids);
  if (relations.length === 0) return;
  const { sow_blocks_removed, sow_blocked_by_removed } = relationEvents;
  const both = relations.flatMap(({ blocker_id, blocked_id }) => [blocker_id, blocked_id]);
  const names = await nameSows(tx, scope, both);
  const happenings = relations.flatMap(({ blocker_id, blocked_id }) => {
    const [blocker, blocked] = [names.get(blocker_id), names.get(blocked_id)];
    return [
      {
        name: sow_blocks_removed,
        entity: SOW,
        entityId: blocker_id,
        before: { name: blocker, blocks: blocked },
      },
      {
        name: sow_blocked_by_removed,
        entity: SOW,
        entityId: blocked_id,
        before: { name: blocked, blocked_by: blocker },
      },
    ];
  });
  const staying = happenings.filter(({ entityId }) => !ids.includes(entityId));
  if (staying.length > 0) await recordQuietly(tx, scope, staying);
}
