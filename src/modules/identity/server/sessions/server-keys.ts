import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { serverKeys } from './sessions.tables.ts';

const NAME = 'session';

/** What tokens are signed and derived with, one key for each purpose. */
export interface ServerKeys {
  readonly accessToken: Uint8Array;
  readonly refreshToken: Uint8Array;
}

/** Fetches the keys: they are loaded when first needed, and again if that failed. */
export type GetServerKeys = () => Promise<ServerKeys>;

/** The keys of this installation, from `SESSION_SECRET` or else made once and stored in the database. */
export function serverKeysOf(context: Pick<Context, 'config' | 'database'>): GetServerKeys {
  let loading: Promise<ServerKeys> | undefined;
  return () => {
    loading ??= loadServerKeys(context).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function loadServerKeys({
  config,
  database,
}: Pick<Context, 'config' | 'database'>): Promise<ServerKeys> {
  const secret = config.SESSION_SECRET ?? (await storedSecret(database));
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return { accessToken: derive('access token'), refreshToken: derive('refresh token') };
}

/** Several processes may start at the same time; they all use the key that is inserted first. */
async function storedSecret(database: Database): Promise<Buffer> {
  return database.asSystem(async (tx) => {
    await tx
      .insert(serverKeys)
      .values({ name: NAME, value: randomBytes(32) })
      .onConflictDoNothing();
    const [stored] = await tx.select().from(serverKeys).where(eq(serverKeys.name, NAME));
    if (stored === undefined) throw new Error('The session key was not stored');
    return stored.value;
  });
}
