import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { en } from '#platform/contract/texts/en.ts';
import { th } from '#platform/contract/texts/th.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Authenticator } from '#platform/server/access/authenticator.ts';
import type { Connection } from '#platform/server/database/connection.ts';
import { createDatabase, type Database } from '#platform/server/database/transactions.ts';
import { createAnnouncements, type Announcements } from '#platform/server/events/announcements.ts';
import { createFileStore, type FileStore } from '#platform/server/files/file-store.ts';
import { createAdmission, limitsOf, type Limits } from '#platform/server/http/admission.ts';
import { serveHealth } from '#platform/server/http/health.ts';
import { describeApi } from '#platform/server/http/openapi.ts';
import { servePlatformRoutes } from '#platform/server/http/platform.routes.ts';
import { createCallCounts } from '#platform/server/http/count-calls.ts';
import { createServe, type Serve } from '#platform/server/http/serve.ts';
import { createServer } from '#platform/server/http/server.ts';
import { shareCallCounts } from '#platform/server/http/share-call-counts.ts';
import { createTranslator, type Dictionary } from '#platform/server/texts/translator.ts';
import { quiet, type TestDatabase } from './databases.ts';

/** The platform without any module, on its own database, for routes that a test makes up. */
export interface PlatformApp {
  readonly http: FastifyInstance;
  readonly address: string;
  readonly connection: Connection;
  readonly database: Database;
  readonly announcements: Announcements;
  readonly files: FileStore;
  readonly members: Members;
  close(): Promise<void>;
}

interface Settings {
  readonly home: TestDatabase;
  readonly routes?: (serve: Serve, needs: { database: Database; files: FileStore }) => void;
  readonly more?: (http: FastifyInstance) => void | Promise<void>;
  readonly dictionaries?: Record<string, Dictionary>;
  readonly keepAliveMs?: number;
  readonly limits?: Limits;
  readonly trustProxy?: string;
  readonly freeBytes?: () => Promise<number>;
}

/** What the application asks of those who read its metrics. */
export const METRICS_TOKEN = 'for-reading-metrics';

/** Starts it on a free port. */
export async function startPlatformApp(settings: Settings): Promise<PlatformApp> {
  const connection = await settings.home.connect();
  const announcements = createAnnouncements(connection, quiet);
  await announcements.listen();
  const database = createDatabase(connection.sessions, announcements);
  const members = new Members();
  const files = await createFileStore(join(settings.home.settings.DATA_DIR, 'files'));
  const translator = await createTranslator({
    platform: { th, en },
    ...settings.dictionaries,
  });
  const callCounts = createCallCounts();
  const sharing = connection.embedded
    ? undefined
    : shareCallCounts({ counts: callCounts, database, logger: quiet });
  const http = await createServer({
    callCounts,
    config: { TRUST_PROXY: settings.trustProxy, CALLS_PER_MINUTE: 3_000 },
    logger: quiet,
    translator,
  });
  describeApi(http);
  serveHealth(http, {
    database: () => connection.pool.query('select 1'),
    jobs: () => true,
    freeBytes: settings.freeBytes ?? (async () => Infinity),
    metricsToken: METRICS_TOKEN,
  });
  const serve = createServe({
    app: http,
    database,
    authenticator: members,
    admission: createAdmission(settings.limits ?? limitsOf(connection)),
  });
  servePlatformRoutes(serve, {
    database,
    announcements,
    authenticator: members,
    ...(settings.keepAliveMs === undefined ? {} : { keepAliveMs: settings.keepAliveMs }),
  });
  settings.routes?.(serve, { database, files });
  await settings.more?.(http);
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  return {
    http,
    address,
    connection,
    database,
    announcements,
    files,
    members,
    async close() {
      await http.close();
      await sharing?.stop();
      await announcements.close();
      await connection.close();
    },
  };
}

/** Replaces the identity module: tokens are user ids, and memberships are set by tests. */
export class Members implements Authenticator {
  readonly #memberships = new Map<string, Map<number, ReadonlySet<Permission>>>();
  /** When set, every request fails, as it does when the database is down. */
  failure: Error | undefined;

  /** Makes the person a member; returns the headers of their calls. */
  add(userId: string, companyId: number, permissions: readonly Permission[] = []) {
    const companies = this.#memberships.get(userId) ?? new Map<number, ReadonlySet<Permission>>();
    this.#memberships.set(userId, companies.set(companyId, new Set(permissions)));
    return { authorization: `Bearer ${userId}`, 'x-company-id': String(companyId) };
  }

  /** Ends the membership, or without a company every session of the person. */
  remove(userId: string, companyId?: number): void {
    if (companyId === undefined) this.#memberships.delete(userId);
    else this.#memberships.get(userId)?.delete(companyId);
  }

  async authenticate(userId: string) {
    return this.#memberships.has(userId) ? { userId, sessionId: userId } : undefined;
  }

  async isSignedIn({ userId }: { userId: string }) {
    if (this.failure !== undefined) throw this.failure;
    return this.#memberships.has(userId);
  }

  async membership({ userId }: { userId: string }, companyId: number) {
    const permissions = this.#memberships.get(userId)?.get(companyId);
    return permissions === undefined ? undefined : { employeeId: null, permissions };
  }
}

/** Calls a route and reads its JSON answer. */
export async function call(
  url: string,
  {
    json,
    headers = {},
    ...rest
  }: Omit<RequestInit, 'headers'> & {
    json?: unknown;
    headers?: Record<string, string>;
  } = {},
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const response = await fetch(url, {
    ...rest,
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  };
}

/** A write like a module's. */
export const saveNote = defineRoute({
  method: 'POST',
  path: '/v1/notes',
  access: 'notes:write',
  summary: 'Saves a note',
  body: z.strictObject({ text: z.string().min(1).max(20) }),
  answers: { 201: z.object({ id: z.string(), text: z.string() }) },
});
