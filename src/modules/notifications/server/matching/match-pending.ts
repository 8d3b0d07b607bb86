import { sql } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { matchEvent, type Matching } from './match-event.ts';
import { duePending, type PendingEvent } from './pending-events.queries.ts';
import { notificationPendingEvents as pending } from './pending-events.tables.ts';
import { createSettingsReader } from './settings-in-force.queries.ts';

/** An event whose matching fails is tried again after this long, and ever less often up to an hour. */
const FIRST_PAUSE_SECONDS = 2;

interface Needs extends Matching {
  readonly context: Matching['context'] & Pick<Context, 'database' | 'logger'>;
  /** Called as soon as there is something to deliver. */
  readonly onWritten: () => void;
}

/**
 * Matches some of the events that wait, each in a transaction of its own: it deletes the row that says so
 * and writes the outbox. One that fails delays no other. Answers whether more may wait.
 */
export async function matchPending(needs: Needs, signal: AbortSignal): Promise<boolean> {
  const { database, logger } = needs.context;
  const due = await database.asSystem(duePending, { readOnly: true });
  const readSettings = createSettingsReader();
  for (const waiting of due) {
    if (signal.aborted) return false;
    try {
      const written = await database.inCompany(waiting, (tx) =>
        matchEvent(tx, waiting, { ...needs, readSettings, sequence: waiting.sequence }),
      );
      if (written) needs.onWritten();
    } catch (error) {
      logger.error({ err: error, ...waiting }, 'an event could not be matched');
      await postpone(needs, waiting);
    }
  }
  return due.length > 0;
}

async function postpone(
  { context: { database } }: Needs,
  { companyId, sequence }: PendingEvent,
): Promise<void> {
  await database.inCompany({ companyId }, (tx) =>
    tx
      .update(pending)
      .set({
        failures: sql`${pending.failures} + 1`,
        due_at: sql`now() + least(3600, ${FIRST_PAUSE_SECONDS} * power(2, least(20, ${pending.failures}))) * interval '1 second'`,
      })
      .where(hasValues(pending, { company_id: companyId, sequence })),
  );
}
