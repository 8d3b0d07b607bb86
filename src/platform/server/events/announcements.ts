import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { streamMessage, type StreamMessage } from '#platform/contract/events.ts';
import type { Connection } from '../database/connection.ts';
import type { Announcer } from '../database/transactions.ts';
import type { Logger } from '../logger.ts';
import { CHANNEL } from './store-events.ts';

const RECONNECT_AFTER_MS = 2_000;
/** PostgreSQL's limit for one notification is 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_900;

const envelope = z.object({ companyId: z.number(), message: streamMessage });

/** Named, so that PostgreSQL caches its plan. */
const notify = {
  name: 'announce',
  text: 'select pg_notify($1, payload) from unnest($2::text[]) payload',
};

type Listener = (message: StreamMessage) => void;

/** Delivers announcements of all processes to the open screens of this one. */
export interface Announcements extends Announcer {
  /** Calls the listener for each announcement of the company; returns a function that stops it. */
  subscribe(companyId: number, listener: Listener): () => void;
  close(): Promise<void>;
}

/**
 * A single process on the embedded database receives only its own; on PostgreSQL every process receives all
 * through NOTIFY, which the server delivers only when the announcing transaction commits.
 */
export async function createAnnouncements(
  connection: Connection,
  logger: Logger,
): Promise<Announcements> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const emit = (companyId: number, message: StreamMessage) =>
    void emitter.emit(String(companyId), message);
  /** While nothing listened, anything may have happened. */
  const afterSilence = () => {
    for (const company of emitter.eventNames()) emitter.emit(company, { type: 'missed_too_much' });
  };
  const listening = connection.embedded
    ? undefined
    : await listen(connection, { emit, afterSilence, logger });

  return {
    beforeCommit(client, companyId, messages) {
      if (connection.embedded) return undefined;
      const payloads = messages
        .map((message) => JSON.stringify({ companyId, message }))
        .filter((payload) => Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES);
      if (payloads.length === 0) return undefined;
      return client.query({ ...notify, values: [CHANNEL, payloads] });
    },
    afterCommit(companyId, messages) {
      if (connection.embedded) for (const message of messages) emit(companyId, message);
    },
    subscribe(companyId, listener) {
      emitter.on(String(companyId), listener);
      return () => void emitter.off(String(companyId), listener);
    },
    async close() {
      emitter.removeAllListeners();
      await listening?.close();
    },
  };
}

interface Hearing {
  readonly emit: (companyId: number, message: StreamMessage) => void;
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
      if (parsed.success) emit(parsed.data.companyId, parsed.data.message);
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
