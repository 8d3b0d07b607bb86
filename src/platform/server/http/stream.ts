import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { StreamMessage } from '#platform/contract/events.ts';
import type { Scope } from '../access/scope.ts';
import type { Database } from '../database/transactions.ts';
import type { Announcements } from '../events/announcements.ts';
import { eventLog } from '../events/event-log.tables.ts';
import { eventStreamHeaders, headersOf } from './send-events.ts';

const REPLAY_LIMIT = 500;
/** Replays from this far back, since numbers are assigned before their transactions commit. Repeats are harmless. */
const REPLAY_OVERLAP = 100;
/** A listener that leaves this much unread is cut off; after connecting again it gets what it missed. */
const MOST_UNREAD_BYTES = 1024 * 1024;

interface Needs {
  readonly database: Database;
  readonly announcements: Announcements;
  /** Whether the caller may still listen; checked repeatedly while they do, and whenever their access may have changed. */
  readonly isStillAllowed: () => Promise<boolean>;
  readonly keepAliveMs: number;
  /** Aborts when the server stops. */
  readonly closing: AbortSignal;
}

interface Listener {
  readonly reply: FastifyReply;
  readonly scope: Scope;
  readonly lastEventId: string | undefined;
}

/**
 * Notifies a caller of what happens in their company, as server-sent events, until they leave.
 * A caller who was away first gets what they missed.
 */
export async function streamTo(
  { reply, scope, lastEventId }: Listener,
  { database, announcements, isStillAllowed, keepAliveMs, closing }: Needs,
): Promise<FastifyReply> {
  // Listens before it reads the past, so that nothing falls in between.
  const meanwhile: StreamMessage[] = [];
  let hear: (message: StreamMessage) => void = (message) => meanwhile.push(message);
  const listener = (message: StreamMessage) => hear(message);
  const subscriptions = [
    announcements.subscribe(scope.companyId, listener),
    announcements.subscribeInbox(scope.userId, listener),
  ];
  const unsubscribe = () => {
    for (const stop of subscriptions) stop();
  };
  const past = await findMissed(database, scope, lastEventId).catch((error: unknown) => {
    unsubscribe();
    throw error;
  });

  reply.hijack();
  const output = reply.raw;
  const end = () => {
    clearInterval(keepAlive);
    unwatch();
    closing.removeEventListener('abort', end);
    unsubscribe();
    output.end();
  };
  const write = (text: string) => {
    output.write(text);
    if (output.writableLength > MOST_UNREAD_BYTES) output.destroy();
  };
  const deliver = (message: StreamMessage) => write(toEvent(message));
  let checks = 0;
  const check = () => {
    checks += 1;
    const passed = () => {
      checks -= 1;
      write(': still here\n\n');
      if (checks === 0) for (const message of meanwhile.splice(0)) deliver(message);
    };
    isStillAllowed().then((allowed) => (allowed ? passed() : end()), end);
  };
  const keepAlive = setInterval(check, keepAliveMs);
  const unwatch = announcements.watchAccess(
    [{ userId: scope.userId }, { companyId: scope.companyId }],
    () => {
      meanwhile.push({ type: 'access' });
      check();
    },
  );
  output.on('close', end);
  closing.addEventListener('abort', end);
  // The listener may have left, and the server may have begun to close, while we read the past.
  if (output.destroyed || closing.aborted) end();
  else {
    output.writeHead(200, {
      ...headersOf(reply),
      ...eventStreamHeaders,
    });
    write(`id: ${past.from}\nevent: hello\ndata: {}\n\n`);
    // What happens during a check is only for those who pass it.
    hear = (message) => (checks > 0 ? void meanwhile.push(message) : deliver(message));
    for (const message of [...past.messages, ...meanwhile.splice(0)]) deliver(message);
    // Their access may have changed before it was watched.
    check();
  }
  return reply;
}

function toEvent(message: StreamMessage): string {
  const id = message.type === 'changed' ? `id: ${message.sequence}\n` : '';
  return `${id}data: ${JSON.stringify(message)}\n\n`;
}

/** What happened since the caller's last event, and the number up to which they are informed. */
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
        .where(eq(eventLog.company_id, companyId))
        .orderBy(desc(eventLog.sequence))
        .limit(1);
      const newest = row?.sequence ?? 0;
      if (!comesBack) return { from: newest, messages: [] };
      const events = await tx
        .select()
        .from(eventLog)
        .where(
          and(eq(eventLog.company_id, companyId), gt(eventLog.sequence, last - REPLAY_OVERLAP)),
        )
        .orderBy(asc(eventLog.sequence))
        .limit(REPLAY_LIMIT);
      if (events.length === REPLAY_LIMIT) {
        return { from: newest, messages: [{ type: 'missed_too_much' } satisfies StreamMessage] };
      }
      return { from: last, messages: events.map(toMessage) };
    },
    { readOnly: true },
  );
}

function toMessage({
  name,
  entity,
  entity_id: entityId,
  sequence,
}: typeof eventLog.$inferSelect): StreamMessage {
  return { type: 'changed', event: name, entity, entity_id: entityId, sequence };
}
