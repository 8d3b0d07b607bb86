import type { Pool } from 'pg';
import { serverKeysOf } from '#modules/identity/server/sessions/server-keys.ts';
import { readConfig } from '#platform/server/config.ts';
import { createDatabase } from '#platform/server/database/transactions.ts';

/** A setting of every server of a run, so that the run can sign people in by itself. */
export const SESSION_SECRET = 'a secret of the measurements alone, 32 bytes or more';

/** The key with which our server, given the same secret, checks access tokens. */
export async function accessTokenKey(pool: Pool): Promise<Uint8Array> {
  const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };
  const keys = serverKeysOf({
    config: readConfig({ SESSION_SECRET }),
    database: createDatabase(pool, silent),
  });
  return (await keys()).accessToken;
}
