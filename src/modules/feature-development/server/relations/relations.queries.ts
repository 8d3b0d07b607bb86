import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type {
  RelatedSow,
  RelationKind,
  SowRelations,
} from '#modules/feature-development/contract/relations.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sowRelations } from '../records/relations.tables.ts';
import { sows } from '../records/sows.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** What a SOW blocks and what blocks it, each by name. */
export async function listRelations(
  tx: Transaction,
  scope: Company,
  id: string,
): Promise<SowRelations> {
  return {
    blocks: await related(tx, scope, { id, kind: 'blocks' }),
    blocked_by: await related(tx, scope, { id, kind: 'blocked_by' }),
  };
}

/** The SOWs on the other side of relations of one kind. */
function related(
  tx: Transaction,
  { companyId }: Company,
  { id, kind }: { readonly id: string; readonly kind: RelationKind },
): Promise<RelatedSow[]> {
  const { blocker_id, blocked_id } = sowRelations;
  const [own, other] = kind === 'blocks' ? [blocker_id, blocked_id] : [blocked_id, blocker_id];
  return tx
    .select({
      id: sows.id,
      name: sows.name,
      sop_id: sows.sop_id,
      value_stream_id: sows.value_stream_id,
      current_stage: sows.current_stage,
    })
    .from(sowRelations)
    .innerJoin(sows, and(eq(sows.company_id, sowRelations.company_id), eq(sows.id, other)))
    .where(and(eq(sowRelations.company_id, companyId), eq(own, id)))
    .orderBy(asc(sows.name), asc(sows.id));
}

/** All relations of some SOWs, in both directions. */
export function relationsOf(tx: Transaction, { companyId }: Company, ids: readonly string[]) {
  return tx
    .select({ blocker_id: sowRelations.blocker_id, blocked_id: sowRelations.blocked_id })
    .from(sowRelations)
    .where(
      and(
        eq(sowRelations.company_id, companyId),
        or(inArray(sowRelations.blocker_id, [...ids]), inArray(sowRelations.blocked_id, [...ids])),
      ),
    );
}

/** Names of SOWs by their ids. */
export async function nameSows(
  tx: Transaction,
  { companyId }: Company,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: sows.id, name: sows.name })
    .from(sows)
    .where(and(eq(sows.company_id, companyId), inArray(sows.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface Ends {
  readonly from: string;
  readonly to: string;
}

/** The SOWs on the shortest way from one to another along what each blocks; undefined where none leads there. */
export async function findWay(
  tx: Transaction,
  { companyId }: Company,
  { from, to }: Ends,
): Promise<string[] | undefined> {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  let reached = [from];
  while (reached.length > 0 && !cameFrom.has(to)) {
    const steps = await tx
      .select({ blocker_id: sowRelations.blocker_id, blocked_id: sowRelations.blocked_id })
      .from(sowRelations)
      .where(
        and(eq(sowRelations.company_id, companyId), inArray(sowRelations.blocker_id, reached)),
      );
    const further = steps.filter(({ blocked_id }) => !cameFrom.has(blocked_id));
    for (const { blocked_id, blocker_id } of further) cameFrom.set(blocked_id, blocker_id);
    reached = [...new Set(further.map(({ blocked_id }) => blocked_id))];
  }
  if (!cameFrom.has(to)) return undefined;
  const way: string[] = [];
  for (let at: string | undefined = to; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}
