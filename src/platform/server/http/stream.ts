import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { StreamMessage } from '#platform/contract/events.ts';
import type { Scope } from '../access/scope.ts';
import type { Database } from '../database/transactions.ts';
import type { Announcements } from '../events/announcements.ts';
import { eventLog } from '../events/event-log.tables.ts';

const KEEP_ALIVE_MS = 20_000;
const REPLAY_LIMIT = 500;
/** Replays this far back, since numbers are given out before their transactions commit. Repeats are harmless. */
const REPLAY_OVERLAP = 100;

interface Needs {
  readonly database: Database;
  readonly announcements: Announcements;
  /** Whether the caller may still listen; asked again and again while she does. */
  readonly isStillAllowed: () => Promise<boolean>;
}

interface Listener {
  readonly reply: FastifyReply;
  readonly scope: Scope;
  readonly lastEventId: string | undefined;
}

/**
 * Keeps a caller told of what happens in her company, as server-sent events, until she leaves.
 * A caller who was away first gets what she missed.
 */
export async function streamTo(
  { reply, scope, lastEventId }: Listener,
  { database, announcements, isStillAllowed }: Needs,
): Promise<FastifyReply> {
  const { newest, messages } = await findMissed(database, scope, lastEventId);
  reply.hijack();
  const output = reply.raw;
  output.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = (message: StreamMessage) => {
    if (message.type === 'changed') output.write(`id: ${message.sequence}\n`);
    output.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  output.write(`id: ${newest}\nevent: hello\ndata: {}\n\n`);
  messages.forEach(send);

  const unsubscribe = announcements.subscribe(scope.companyId, send);
  const keepAlive = setInterval(() => {
    void isStillAllowed().then((allowed) =>
      allowed ? output.write(': still here\n\n') : output.end(),
    );
  }, KEEP_ALIVE_MS);
  output.on('close', () => {
    clearInterval(keepAlive);
    unsubscribe();
  });
  return reply;
}

async function findMissed(
  database: Database,
  { companyId }: Scope,
  lastEventId: string | undefined,
) {
  const last = Number(lastEventId);
  const comesBack = Number.isSafeInteger(last) && last > 0;
  return database.inCompany(
    { companyId },
    async (tx) => {
      const [row] = await tx
        .select({ sequence: eventLog.sequence })
        .from(eventLog)
        .where(eq(eventLog.companyId, companyId))
        .orderBy(desc(eventLog.sequence))
        .limit(1);
      const newest = row?.sequence ?? 0;
      if (!comesBack) return { newest, messages: [] };
      const events = await tx
        .select()
        .from(eventLog)
        .where(and(eq(eventLog.companyId, companyId), gt(eventLog.sequence, last - REPLAY_OVERLAP)))
        .orderBy(asc(eventLog.sequence))
        .limit(REPLAY_LIMIT);
      if (events.length === REPLAY_LIMIT) {
        return { newest, messages: [{ type: 'missed_too_much' } satisfies StreamMessage] };
      }
      return { newest, messages: events.map(toMessage) };
    },
    { readOnly: true },
  );
}

function toMessage({
  name,
  entity,
  entityId,
  sequence,
}: typeof eventLog.$inferSelect): StreamMessage {
  return { type: 'changed', event: name, entity, entity_id: entityId, sequence };
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const entries = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}
