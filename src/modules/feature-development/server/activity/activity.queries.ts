import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import type { Subject } from '../records/subjects.queries.ts';

interface Section {
  readonly subject: Subject;
  /** Names of the events to read; all of them when it is undefined. */
  readonly events?: readonly string[];
  readonly before?: number;
  readonly limit: number;
}

export function readEvents(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  { subject, events, before, limit }: Section,
) {
  return tx
    .select({
      sequence: eventLog.sequence,
      at: eventLog.at,
      name: eventLog.name,
      user_id: eventLog.user_id,
      employee_id: eventLog.employee_id,
      who: employeeName({ companyId: eventLog.company_id, id: eventLog.employee_id, language }),
      before: eventLog.before,
      after: eventLog.after,
    })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        eq(eventLog.entity, subject.entity),
        eq(eventLog.entity_id, subject.id),
        events === undefined ? undefined : inArray(eventLog.name, [...events]),
        before === undefined ? undefined : lt(eventLog.sequence, before),
      ),
    )
    .orderBy(desc(eventLog.sequence))
    .limit(limit);
}

export type SowEvent = Awaited<ReturnType<typeof readEvents>>[number];
