import { and, eq } from 'drizzle-orm';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { lockSops } from '../records/sops.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { lockSowsOf, type SowRow } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { lockValueStreams } from '../records/value-streams.queries.ts';

type Company = Pick<Scope, 'companyId'>;

/**
 * Locks SOWs and what is above them, each kind by id and in the order of all commands, so that two calls
 * about several never wait for each other.
 */
export async function lockSeveralSows(
  tx: Transaction,
  scope: Company,
  ids: readonly string[],
): Promise<SowRow[]> {
  const locked = await lockSowsOf(tx, scope, isOneOf(sows.id, ids));
  const sopRows = await lockSops(tx, scope, distinct(locked.map(({ sop_id }) => sop_id)));
  await lockValueStreams(tx, scope, distinct(sopRows.map((sop) => sop.value_stream_id)));
  return locked;
}

/** The same for SOPs, with all that is below and above them. */
export async function lockSeveralSops(tx: Transaction, scope: Company, ids: readonly string[]) {
  await lockSowsOf(tx, scope, isOneOf(sows.sop_id, ids));
  const sopRows = await lockSops(tx, scope, ids);
  await lockValueStreams(tx, scope, distinct(sopRows.map((sop) => sop.value_stream_id)));
}

/** The same for value streams, with all that is below them. */
export async function lockSeveralValueStreams(
  tx: Transaction,
  scope: Company,
  ids: readonly string[],
) {
  await lockSowsOf(tx, scope, isOneOf(sows.value_stream_id, ids));
  const found = await tx
    .select({ id: sops.id })
    .from(sops)
    .where(and(eq(sops.company_id, scope.companyId), isOneOf(sops.value_stream_id, ids)));
  await lockSops(
    tx,
    scope,
    found.map(({ id }) => id),
  );
  await lockValueStreams(tx, scope, ids);
}

const distinct = (ids: readonly string[]) => [...new Set(ids)];
