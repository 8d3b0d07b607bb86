import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { apiTokens } from '../api-tokens/api-tokens.tables.ts';
import { downloadTickets } from '../downloads/downloads.tables.ts';
import { signInFailures } from '../credentials/credentials.tables.ts';
import { failuresByPlace } from '../sign-in/failures-by-place.tables.ts';
import { accountLinks } from '../sign-in/account-links.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';

const DAY_MS = 24 * 3600 * 1000;
const sweep = defineJob('identity.sweep', z.unknown());

/** Deletes sessions, tickets and counted failures that are no longer needed. */
export function sweepJob({ database, clock }: Pick<Context, 'database' | 'clock'>): JobHandler {
  const run = async () => {
    const yesterday = new Date(clock.now().getTime() - DAY_MS).toISOString();
    // For a while people should still see why one of their programs is refused.
    const longAgo = new Date(clock.now().getTime() - 90 * DAY_MS).toISOString();
    await database.asSystem(async (tx) => {
      await tx.delete(sessions).where(lt(sessions.expires_at, yesterday));
      await tx.delete(apiTokens).where(lt(apiTokens.expires_at, longAgo));
      await tx.delete(accountLinks).where(lt(accountLinks.expires_at, yesterday));
      await tx.delete(downloadTickets).where(lt(downloadTickets.expires_at, yesterday));
      await tx.delete(failuresByPlace).where(lt(failuresByPlace.at, yesterday));
      await tx.delete(signInFailures).where(lt(signInFailures.since, yesterday));
    });
  };
  return handleJob(sweep, run, { schedule: '45 * * * *' });
}
