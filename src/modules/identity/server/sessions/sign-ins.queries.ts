import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { SIGN_IN_EVENTS, type listSignIns as route } from '#modules/identity/contract/sessions.ts';
import type { Answer, Query } from '#platform/contract/route.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';

const EVENTS = new Map<string, (typeof SIGN_IN_EVENTS)[number]>(
  SIGN_IN_EVENTS.map((event) => [identityEvents[event], event]),
);

const device = z
  .object({ address: z.string().nullable(), user_agent: z.string().nullable() })
  .partial()
  .nullable();

/** What happened at a person's sign-in, the newest first. It belongs to no company. */
export async function listSignIns(
  tx: Transaction,
  userId: string,
  { before, limit }: Query<typeof route>,
): Promise<Answer<typeof route>> {
  const rows = await tx
    .select({
      sequence: eventLog.sequence,
      at: eventLog.at,
      name: eventLog.name,
      after: eventLog.after,
    })
    .from(eventLog)
    .where(
      and(
        isNull(eventLog.company_id),
        eq(eventLog.user_id, userId),
        inArray(eventLog.name, [...EVENTS.keys()]),
        before === undefined ? undefined : lt(eventLog.sequence, before),
      ),
    )
    .orderBy(desc(eventLog.sequence))
    .limit(limit + 1);
  const data = rows.slice(0, limit).flatMap(({ name, after, ...row }) => {
    const event = EVENTS.get(name);
    const { address = null, user_agent = null } = device.parse(after) ?? {};
    return event === undefined ? [] : [{ ...row, event, address, user_agent }];
  });
  return { data, next: rows.length > limit ? (data.at(-1)?.sequence ?? null) : null };
}
