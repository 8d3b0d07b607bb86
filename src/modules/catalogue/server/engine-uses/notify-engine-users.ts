import { and, eq, inArray, sql } from 'drizzle-orm';
import { catalogueEvents } from '#modules/catalogue/contract/entries.ts';
import { ENGINE } from '#modules/engines/contract/engines.ts';
import { dependentsOf, findEngines } from '#modules/engines/server/public.ts';
import { findUserOfEmployee } from '#modules/identity/server/public.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, type Actor } from '#platform/server/events/record-event.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { companyOf, featureOf, moduleOf } from '../entries/entry-places.queries.ts';

/** Notifies those who are responsible for what uses an engine, or for what it belongs to, besides the actor. */
export async function notifyEngineUsers(
  tx: Transaction,
  actor: Actor,
  engineId: string,
): Promise<void> {
  const [engine] = await findEngines(tx, actor, [engineId]);
  if (engine === undefined) return;
  const people = new Set<string>();
  for (const owner of await ownersOf(tx, actor, engineId)) {
    const user = await findUserOfEmployee(tx, actor, owner);
    if (user !== undefined && user !== actor.userId) people.add(user);
  }
  if (people.size === 0) return;
  const { code, name, status } = engine;
  await recordEvent(tx, actor, {
    name: catalogueEvents.engine_withdrawn,
    entity: ENGINE,
    entityId: engineId,
    after: { code, name, status, tell: [...people] },
  });
}

async function ownersOf(
  tx: Transaction,
  { companyId }: Pick<Actor, 'companyId'>,
  engineId: string,
): Promise<number[]> {
  const owner = sql<
    number | null
  >`coalesce(${catalogueFields.owner_id}, ${catalogueFeatures.owner_id},
    ${catalogueModules.owner_id}, ${catalogueCompanies.owner_id})`;
  const rows = await tx
    .selectDistinct({ owner })
    .from(catalogueFields)
    .innerJoin(catalogueFeatures, featureOf(catalogueFields))
    .innerJoin(catalogueModules, moduleOf(catalogueFields))
    .innerJoin(catalogueCompanies, companyOf(catalogueFields))
    .where(
      and(
        eq(catalogueFields.company_id, companyId),
        inArray(catalogueFields.id, dependentsOf(tx, { companyId }, engineId)),
      ),
    );
  return rows.flatMap(({ owner: id }) => (id === null ? [] : [id]));
}
