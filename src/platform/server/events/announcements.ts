import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { streamMessage, type StreamMessage } from '#platform/contract/events.ts';
import type { Connection } from '../database/connection.ts';
import type { AccessChange, Announcement, Announcer } from '../database/transactions.ts';
import type { Logger } from '../logger.ts';
import { CHANNEL } from './store-events.ts';

const RECONNECT_AFTER_MS = 2_000;
/** PostgreSQL's limit for one notification is 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_900;

const envelope = z.union([
  z.object({ companyId: z.number(), message: streamMessage }),
  z.object({
    access: z.union([z.object({ userId: z.string() }), z.object({ companyId: z.number() })]),
  }),
]);

/** Named, so that PostgreSQL caches its plan. */
const notify = {
  name: 'announce',
  text: 'select pg_notify($1, payload) from unnest($2::text[]) payload',
};

type Listener = (message: StreamMessage) => void;

/** The event of the access of everybody, and its start for that of a person or a company. */
const ACCESS = 'access';
/** The event of what is announced in any company. */
const ALL = 'all companies';
const keyOf = (whose: AccessChange) =>
  'userId' in whose ? `${ACCESS} user ${whose.userId}` : `${ACCESS} company ${whose.companyId}`;

const inboxOf = (userId: string) => `inbox ${userId}`;

/** Delivers announcements of all processes to the open screens of this one. */
export interface Announcements extends Announcer {
  /** Begins to receive what other processes announce. */
  listen(): Promise<void>;
  /** Calls the listener for each announcement of the company but those of inboxes; returns a function that stops it. */
  subscribe(companyId: number, listener: Listener): () => void;
  /** Calls the listener for each announcement of a person's inbox, in any company; returns a function that stops it. */
  subscribeInbox(userId: string, listener: Listener): () => void;
  /** Calls the listener for each announcement of any company; returns a function that stops it. */
  subscribeAll(listener: Listener): () => void;
  /** Calls the listener when the access of any of these may have changed, or without any, of anybody. */
  watchAccess(whose: readonly AccessChange[], listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * A single process on the embedded database receives only its own; on PostgreSQL every process receives all
 * through NOTIFY, which the server delivers only when the announcing transaction commits.
 */
export function createAnnouncements(connection: Connection, logger: Logger): Announcements {
  const emitter = new EventEmitter().setMaxListeners(0);
  const emit = (announcement: Announcement) => {
    if ('message' in announcement) {
      const { companyId, message } = announcement;
      if (message.type === 'inbox') {
        for (const id of message.user_ids)
          emitter.emit(inboxOf(id), { ...message, user_ids: [id] });
      } else emitter.emit(String(companyId), message);
      emitter.emit(ALL, message);
    } else {
      // First what is cached of anybody, so that those who then look again see how it is.
      emitter.emit(ACCESS);
      emitter.emit(keyOf(announcement.access));
    }
  };
  /** While nothing listened, anything may have happened. */
  const afterSilence = () => {
    emitter.emit(ACCESS);
    for (const name of emitter.eventNames()) emitter.emit(name, { type: 'missed_too_much' });
  };
  let listening: Awaited<ReturnType<typeof listen>> | undefined;

  return {
    async listen() {
      if (connection.embedded) return;
      listening = await listen(connection, { emit, afterSilence, logger });
    },
    beforeCommit(client, announcements) {
      if (connection.embedded) return undefined;
      const payloads = announcements
        .map((announcement) => JSON.stringify(announcement))
        .filter((payload) => Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES);
      if (payloads.length === 0) return undefined;
      return client.query({ ...notify, values: [CHANNEL, payloads] });
    },
    afterCommit(announcements) {
      if (connection.embedded) for (const announcement of announcements) emit(announcement);
    },
    subscribe(companyId, listener) {
      emitter.on(String(companyId), listener);
      return () => void emitter.off(String(companyId), listener);
    },
    subscribeInbox(userId, listener) {
      emitter.on(inboxOf(userId), listener);
      return () => void emitter.off(inboxOf(userId), listener);
    },
    subscribeAll(listener) {
      emitter.on(ALL, listener);
      return () => void emitter.off(ALL, listener);
    },
    watchAccess(whose, listener) {
      const names = whose.length === 0 ? [ACCESS] : whose.map(keyOf);
      for (const name of names) emitter.on(name, listener);
      return () => {
        for (const name of names) emitter.off(name, listener);
      };
    },
    async close() {
      emitter.removeAllListeners();
      await listening?.close();
    },
  };
}

interface Hearing {
  readonly emit: (announcement: Announcement) => void;
  readonly afterSilence: () => void;
  readonly logger: Logger;
}

/** Listens on its own connection, and opens another whenever that one is lost. */
async function listen(connection: Connection, { emit, afterSilence, logger }: Hearing) {
  let closed = false;
  let client = await open();

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({ ...connection.address, keepAlive: true });
    opened.on('notification', ({ payload }) => {
      const parsed = envelope.safeParse(JSON.parse(payload ?? 'null'));
      if (parsed.success) emit(parsed.data);
    });
    opened.on('error', (error) =>
      logger.warn({ err: error }, 'the announcement connection failed'),
    );
    await opened.connect();
    await opened.query(`listen ${CHANNEL}`);
    opened.once('end', () => void reopen());
    return opened;
  }

  async function reopen(): Promise<void> {
    if (closed) return;
    await sleep(RECONNECT_AFTER_MS, undefined, { ref: false });
    try {
      client = await open();
    } catch {
      return reopen();
    }
    if (closed) await client.end();
    else afterSilence();
  }

  return {
    async close() {
      closed = true;
      await client.end();
    },
  };
}
