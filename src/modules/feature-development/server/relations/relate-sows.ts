import { and, eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  MOST_RELATIONS,
  relationErrors,
  relationEvents,
  type relationInput,
  type SowRelations,
} from '#modules/feature-development/contract/relations.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { errors, type FieldProblem } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { sowRelations } from '../records/relations.tables.ts';
import { requireSow } from '../records/sows.queries.ts';
import { findWay, listRelations, nameSows } from './relations.queries.ts';

/** Distinguishes the locks of relations from all other advisory locks. */
const RELATIONS = 7402;

interface Relation {
  readonly id: string;
  readonly relation: z.output<typeof relationInput>;
}

interface Pair {
  readonly blocker_id: string;
  readonly blocked_id: string;
}

/** Relates two SOWs of a company, unless one would then wait for itself. */
export async function addRelation(
  tx: Transaction,
  scope: Scope,
  { id, relation: { kind, related_id } }: Relation,
): Promise<SowRelations> {
  const { companyId, userId, employeeId } = scope;
  await requireSow(tx, scope, id);
  if (related_id === id) throw refuse('relation_to_itself');
  const pair =
    kind === 'blocks'
      ? { blocker_id: id, blocked_id: related_id }
      : { blocker_id: related_id, blocked_id: id };
  // Two relations at once could close a circle that neither of them sees.
  await tx.execute(sql`select pg_advisory_xact_lock(${RELATIONS}, ${companyId})`);
  const names = await nameSows(tx, scope, [id, related_id]);
  if (!names.has(related_id)) throw refuse('sow_unknown');
  await refuseCircle(tx, scope, pair);
  const known = await listRelations(tx, scope, id);
  if (known[kind].some((other) => other.id === related_id)) throw refuse('relation_exists');
  if (known[kind].length >= MOST_RELATIONS) {
    throw relationErrors.relations_full({ parameters: { limit: MOST_RELATIONS } });
  }
  await tx.insert(sowRelations).values({
    ...pair,
    company_id: companyId,
    created_by: userId,
    created_by_employee: employeeId,
  });
  await recordRelation(tx, scope, { ...pair, names, isAdded: true });
  return listRelations(tx, scope, id);
}

/** Ends the relation between two SOWs, whichever of them waits. */
export async function removeRelation(
  tx: Transaction,
  scope: Scope,
  { id, related_id }: { readonly id: string; readonly related_id: string },
): Promise<SowRelations> {
  const { companyId } = scope;
  const { blocker_id, blocked_id } = sowRelations;
  const [removed] = await tx
    .delete(sowRelations)
    .where(
      and(
        eq(sowRelations.company_id, companyId),
        or(
          and(eq(blocker_id, id), eq(blocked_id, related_id)),
          and(eq(blocker_id, related_id), eq(blocked_id, id)),
        ),
      ),
    )
    .returning({ blocker_id, blocked_id });
  if (removed === undefined) throw errors.not_found();
  const names = await nameSows(tx, scope, [id, related_id]);
  await recordRelation(tx, scope, { ...removed, names, isAdded: false });
  return listRelations(tx, scope, id);
}

async function refuseCircle(tx: Transaction, scope: Scope, { blocker_id, blocked_id }: Pair) {
  const way = await findWay(tx, scope, { from: blocked_id, to: blocker_id });
  if (way === undefined) return;
  const names = await nameSows(tx, scope, way);
  const circle = [blocker_id, ...way].map((id) => names.get(id) ?? '').join(' → ');
  throw refuse('relation_closes_circle', { circle });
}

function refuse(problem: string, parameters?: FieldProblem['parameters']) {
  const code = `feature-development:errors.${problem}`;
  return errors.validation_failed({ fields: [{ path: 'related_id', code, parameters }] });
}

interface Recorded extends Pair {
  readonly names: ReadonlyMap<string, string>;
  readonly isAdded: boolean;
}

/** In the history of both. */
async function recordRelation(
  tx: Transaction,
  scope: Scope,
  { blocker_id, blocked_id, names, isAdded }: Recorded,
): Promise<void> {
  const { sow_blocks_added, sow_blocks_removed, sow_blocked_by_added, sow_blocked_by_removed } =
    relationEvents;
  const [blocker, blocked] = [names.get(blocker_id), names.get(blocked_id)];
  const when = isAdded ? 'after' : 'before';
  await recordEvent(tx, scope, {
    name: isAdded ? sow_blocks_added : sow_blocks_removed,
    entity: SOW,
    entityId: blocker_id,
    [when]: { name: blocker, blocks: blocked },
  });
  await recordEvent(tx, scope, {
    name: isAdded ? sow_blocked_by_added : sow_blocked_by_removed,
    entity: SOW,
    entityId: blocked_id,
    [when]: { name: blocked, blocked_by: blocker },
  });
}
