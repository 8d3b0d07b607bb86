import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/transactions.ts';
import { defineJob, handleJob, type JobHandler } from '../jobs/define-job.ts';
import { KEEP_KEYS_MS } from './idempotency.ts';
import { idempotencyKeys } from './idempotency-keys.tables.ts';

const sweepKeys = defineJob('platform.sweep-idempotency-keys', z.unknown());

/** Deletes answers that nobody will request again. */
export function sweepIdempotencyKeysJob(database: Database, clock: Clock): JobHandler {
  const run = async () => {
    const before = new Date(clock.now().getTime() - KEEP_KEYS_MS).toISOString();
    await database.asSystem((tx) =>
      tx.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before)),
    );
  };
  return handleJob(sweepKeys, run, { schedule: '15 * * * *' });
}
