import { and, eq, sql } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { lockChannel, noteFailure, notePutOff, noteSuccess } from '../channels/note-health.ts';
import { stepAfter, type Outcome, type Step } from '../channels/outcome.ts';
import type { Message } from '../channels/provider.ts';
import { clearBounces, markBounced } from '../email/bounces.queries.ts';
import { noteMails } from '../records/note-mails.ts';
import {
  notificationAttempts as attempts,
  notificationDeliveries as deliveries,
} from '../records/records.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** An attempt that has ended. */
export interface Attempted {
  readonly message: Pick<Message, 'id' | 'attempt' | 'put_off' | 'address' | 'is_of_module'>;
  readonly outcome: Outcome;
}

interface Recorded extends Pick<Context, 'mailSources'> {
  readonly channel: Channel;
  /** In the order in which they ended. */
  readonly attempted: readonly Attempted[];
}

/** Stores what became of attempts, and what they say of the channel. */
export async function recordOutcomes(
  tx: Transaction,
  company: Company,
  { channel, attempted, mailSources }: Recorded,
): Promise<void> {
  const ofChannel = { company_id: company.companyId, channel };
  const { failures, health } = await lockChannel(tx, ofChannel);
  const { others, refusals } = splitAtRefusals(attempted);
  const inRow = others === 0 ? failures + refusals : refusals;
  const takesNothing = (others === 0 && health === 'unhealthy') || inRow >= MANY_REFUSALS;
  const ended = attempted.map(({ message, outcome }) => ({
    message,
    outcome,
    step: stepAfter(outcome, {
      putOff: message.put_off,
      failures,
      takesNothing,
      chance: Math.random(),
    }),
  }));
  await storeSteps(tx, company, ended);
  if (channel === 'Email') await noteAddresses(tx, company, attempted);
  const ofModules = ended.filter(({ message }) => message.is_of_module);
  await noteMails(tx, company, { ids: ofModules.map(({ message }) => message.id), mailSources });
  // What the last answer says; messages that are put off by themselves say nothing of the channel.
  const last = takesNothing ? ended.at(-1) : ended[others - 1];
  const pausesMs = last?.step.pausesMs;
  if (last !== undefined && pausesMs !== undefined) {
    await noteFailure(tx, ofChannel, { reason: last.outcome.answer, pausesMs });
    return;
  }
  if (last !== undefined) await noteSuccess(tx, ofChannel, last.outcome.answer);
  if (refusals > 0) await notePutOff(tx, ofChannel, inRow);
}

/** So many new messages in a row, put off one like the other, show that it is not for what they say. */
const MANY_REFUSALS = 3;

/** How many attempts there are up to the last that was not put off, and how many new messages were put off after it. */
function splitAtRefusals(attempted: readonly Attempted[]) {
  const others = attempted.findLastIndex(({ outcome }) => outcome.kind !== 'later') + 1;
  const refused = attempted.slice(others).filter(({ message }) => message.put_off === 0);
  return { others, refusals: refused.length };
}

async function storeSteps(
  tx: Transaction,
  { companyId }: Company,
  ended: readonly (Attempted & { readonly step: Step })[],
): Promise<void> {
  const rows = ended.map(({ message, outcome, step }) => {
    const accepted = outcome.kind === 'accepted' ? outcome : undefined;
    return {
      id: message.id,
      attempt: message.attempt,
      state: step.state,
      reason: step.reason,
      waits_ms: step.waitsMs,
      put_off: step.putOff ? 1 : 0,
      is_sent: accepted !== undefined,
      provider_id: accepted?.id ?? null,
      cost: accepted?.cost ?? null,
      answer: outcome.answer,
    };
  });
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}) as given (
    id uuid, attempt int, state text, reason text, waits_ms float8, put_off int, is_sent boolean,
    provider_id text, cost text, answer text)`;
  // One that was given up as unknown meanwhile has an answer after all.
  await tx.execute(sql`
    update ${deliveries} stored set
      state = given.state,
      reason = given.reason,
      claimed_at = null,
      due_at = now() + given.waits_ms * interval '1 millisecond',
      put_off = stored.put_off + given.put_off,
      sent_at = case when given.is_sent then now() else stored.sent_at end,
      provider_id = case when given.is_sent then given.provider_id else stored.provider_id end
    from ${given}
    where stored.company_id = ${companyId} and stored.id = given.id
      and stored.attempts = given.attempt and stored.state in ('sending', 'unknown')`);
  await tx.execute(sql`
    update ${attempts} stored set
      state = given.state, ended_at = now(), answer = given.answer, cost = given.cost
    from ${given}
    where stored.company_id = ${companyId} and stored.delivery_id = given.id
      and stored.number = given.attempt`);
}

/** What attempts say of the e-mail addresses. */
async function noteAddresses(
  tx: Transaction,
  company: Company,
  attempted: readonly Attempted[],
): Promise<void> {
  const accepted = attempted.filter(({ outcome }) => outcome.kind === 'accepted');
  await clearBounces(
    tx,
    company,
    accepted.map(({ message }) => message.address),
  );
  for (const { message, outcome } of attempted) {
    if (outcome.kind !== 'bad_address') continue;
    await markBounced(tx, company, { address: message.address, answer: outcome.answer });
  }
}

/** What was claimed and never handed over waits again, as if nothing had been. */
export async function release(
  tx: Transaction,
  { companyId: company_id }: Company,
  { id, attempt }: Pick<Message, 'id' | 'attempt'>,
): Promise<void> {
  await tx
    .delete(attempts)
    .where(
      and(
        eq(attempts.company_id, company_id),
        eq(attempts.delivery_id, id),
        eq(attempts.number, attempt),
      ),
    );
  await tx
    .update(deliveries)
    .set({ state: 'queued', claimed_at: null, attempts: attempt - 1 })
    .where(hasValues(deliveries, { company_id, id, attempts: attempt, state: 'sending' }));
}
