import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { DeliveryReason, DeliveryState } from '#modules/notifications/contract/records.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import { notificationCustoms as customs } from '../customs/customs.tables.ts';
import { beginCustom } from '../customs/expand-custom.ts';
import { notificationLineLinks as links } from '../line/line.tables.ts';
import { findMembers, type Recipient } from '../matching/find-recipients.ts';
import {
  notificationAttempts as attempts,
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from '../records/records.tables.ts';

interface Fate {
  readonly state: DeliveryState;
  readonly reason?: DeliveryReason;
  /** What the provider said. */
  readonly answer: string;
}

/** What becomes of the people of a message, in turn. What waits or is being sent does not stay so. */
const FATES: Readonly<Record<Channel, readonly [Fate, ...Fate[]]>> = {
  System: [{ state: 'read', answer: '' }],
  Email: [
    { state: 'sent', answer: '250 2.0.0 Ok: queued' },
    { state: 'failed', reason: 'bad_address', answer: '550 5.1.1 No such mailbox' },
    { state: 'failed', reason: 'refused', answer: '554 5.7.1 Message refused' },
  ],
  SMS: [
    { state: 'delivered', answer: '201 queued' },
    { state: 'sent', answer: '201 queued' },
    { state: 'unknown', reason: 'no_answer', answer: 'The gateway did not answer' },
  ],
  Line: [{ state: 'sent', answer: '200 {}' }],
};

const LINE_ACCOUNT = 'U4af4980629b03a4f0d1bd6ac6a4b1d3e';
const MOST = 100;

/** Marks a message as sent three days ago on every channel, to people one of whom has linked LINE. */
export async function loadSentMessage(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const { companyId: company_id } = scope;
  const at = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString();
  const ofMessage = hasValues(customs, { company_id, id });
  const [custom] = await tx
    .update(customs)
    .set({ send_at: at, sent_by: scope.userId, sent_by_employee: scope.employeeId })
    .where(ofMessage)
    .returning();
  if (custom === undefined) return;
  await beginCustom(tx, custom);
  const people = await findMembers(tx, scope, { info: custom, part: { after: 0, most: MOST } });
  const linked = people.find(({ user_id }) => user_id !== null)?.user_id ?? undefined;
  if (linked !== undefined) {
    await tx
      .insert(links)
      .values({ company_id, user_id: linked, address: LINE_ACCOUNT, linked_at: at, heard_at: at })
      .onConflictDoNothing();
  }
  const sent = await tx
    .update(records)
    .set({ created_at: at })
    .where(hasValues(records, { company_id, custom_id: id }))
    .returning({ record_id: records.id, channel: records.channel });
  const rows = sent.flatMap(({ record_id, channel }) =>
    people.map((person, index) => {
      const address = addressOf(channel, person, linked);
      const fates = FATES[channel];
      const fate = fates[index % fates.length] ?? fates[0];
      const {
        state,
        reason = null,
        answer,
      }: Fate = address === '' ? { state: 'skipped', reason: 'no_address', answer: '' } : fate;
      const when = (...states: readonly DeliveryState[]) => (states.includes(state) ? at : null);
      return {
        answer,
        id: newId(),
        record_id,
        channel,
        recipient: person.key,
        employee_id: person.employee_id,
        user_id: person.user_id,
        address,
        state,
        reason: reason ?? null,
        attempts: state === 'skipped' ? 0 : 1,
        sent_at: when('sent', 'delivered', 'read'),
        delivered_at: when('delivered'),
        read_at: when('read'),
      };
    }),
  );
  await insertRows(tx, deliveries, {
    shared: { company_id, created_at: at, due_at: at },
    rows: rows.map(({ answer: _answer, ...delivery }) => delivery),
  });
  await insertRows(tx, attempts, {
    shared: { company_id, number: 1, started_at: at, ended_at: at },
    rows: rows
      .filter((row) => row.attempts > 0 && row.channel !== 'System')
      .map((row) => ({ delivery_id: row.id, state: row.state, answer: row.answer })),
  });
  await tx
    .update(customs)
    .set({ stage: 'sent', started_at: at, finished_at: at, is_expanded: true })
    .where(ofMessage);
}

function addressOf(
  channel: Channel,
  { user_id: userId, email, phone }: Recipient,
  linked: string | undefined,
): string {
  const addresses = {
    System: userId,
    Email: email,
    SMS: phone,
    Line: userId !== null && userId === linked ? LINE_ACCOUNT : null,
  } satisfies Record<Channel, string | null>;
  return addresses[channel] ?? '';
}
