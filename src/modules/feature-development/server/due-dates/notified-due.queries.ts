import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';

const stored = z.object({ due_date: z.string(), tell: z.array(z.number()) });

/** A date that is moved is another one. */
export function notifiedKey(due: { name: string; id: string; due_date: string }): string {
  return `${due.name} ${due.id} ${due.due_date}`;
}

/** The employees whom earlier events named, under the keys of `notifiedKey`. */
export async function findNotified(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { entity, ids, names }: { entity: string; ids: readonly string[]; names: readonly string[] },
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const notified = new Map<string, Set<number>>();
  if (ids.length === 0) return notified;
  const rows = await tx
    .select({ name: eventLog.name, id: eventLog.entity_id, after: eventLog.after })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        eq(eventLog.entity, entity),
        isOneOf(eventLog.entity_id, ids),
        inArray(eventLog.name, [...names]),
      ),
    );
  for (const { name, id, after } of rows) {
    const { due_date, tell } = stored.parse(after);
    const key = notifiedKey({ name, id, due_date });
    notified.set(key, new Set([...(notified.get(key) ?? []), ...tell]));
  }
  return notified;
}
