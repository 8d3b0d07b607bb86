import { and, asc, desc, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import { employeesNamed, nameEmployees } from '#modules/directory/server/public.ts';
import {
  statusOfState,
  type DeliveryState,
  type RecipientFilters,
  type RecordRecipient,
} from '#modules/notifications/contract/records.ts';
import { errors } from '#platform/contract/errors.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { matches } from '#platform/server/database/matches.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { isVisible, type Seeing } from './records.queries.ts';
import {
  notificationAttempts as attempts,
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from './records.tables.ts';

const columns = {
  id: deliveries.id,
  record_id: deliveries.record_id,
  channel: deliveries.channel,
  recipient: deliveries.recipient,
  employee_id: deliveries.employee_id,
  address: deliveries.address,
  state: deliveries.state,
  reason: deliveries.reason,
  due_at: deliveries.due_at,
  sent_at: deliveries.sent_at,
  delivered_at: deliveries.delivered_at,
  read_at: deliveries.read_at,
  created_at: deliveries.created_at,
  record_code: sql<string>`${sql`(
    select ${records.code} from ${records}
    where ${records.company_id} = ${deliveries.company_id} and ${records.id} = ${deliveries.record_id}
  )`}`,
};

type Row = Awaited<ReturnType<typeof select>>[number];

const select = (tx: Transaction) => tx.select(columns).from(deliveries);

const statesOf = (status: RecipientFilters['status']) =>
  Object.entries(statusOfState).flatMap(([state, shown]) => (shown === status ? [state] : []));

function conditions(
  tx: Transaction,
  { companyId }: Scope,
  { record_id, status, state, reason, channel, search, events }: RecipientFilters & Seeing,
): SQL | undefined {
  return and(
    eq(deliveries.company_id, companyId),
    isOfVisible(events),
    matches(deliveries.record_id, record_id),
    matches(deliveries.state, state),
    matches(deliveries.reason, reason),
    matches(deliveries.channel, channel),
    status === undefined ? undefined : sql`${deliveries.state} in ${statesOf(status)}`,
    search === ''
      ? undefined
      : or(
          inArray(deliveries.employee_id, employeesNamed(tx, search)),
          sql`strpos(lower(${deliveries.address}), lower(${search})) > 0`,
        ),
  );
}

/** Whether the record of a delivery is about something that the person may see. */
export function isOfVisible(events: readonly string[]): SQL {
  return sql`exists (
    select from ${records}
    where ${records.company_id} = ${deliveries.company_id} and ${records.id} = ${deliveries.record_id}
      and ${isVisible(events)}
  )`;
}

interface Reading extends Seeing {
  readonly translator: Translator;
}

/** A page of recipients and what became of their messages. */
export async function listRecipients(
  tx: Transaction,
  scope: Scope,
  { translator, ...query }: RecipientFilters & PageQuery & Reading,
) {
  const where = conditions(tx, scope, query);
  const order = query.sort === 'createdAt' ? asc(deliveries.id) : desc(deliveries.id);
  const rows = select(tx).where(where).orderBy(order).$dynamic();
  const page = await readPage(tx, { rows, table: deliveries, where, query });
  return { ...page, data: await describeAll(tx, scope, { rows: page.data, translator }) };
}

/** What `serveExport` needs of the same list. */
export function exportableRecipients(scope: Scope, query: RecipientFilters & Reading) {
  return {
    findIds: async (tx: Transaction) => {
      const rows = await tx
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(conditions(tx, scope, query))
        .orderBy(query.sort === 'createdAt' ? asc(deliveries.id) : desc(deliveries.id));
      return rows.map(({ id }) => id);
    },
    readRows: async (tx: Transaction, ids: readonly string[]) => {
      const rows = await select(tx).where(
        and(eq(deliveries.company_id, scope.companyId), isOneOf(deliveries.id, ids)),
      );
      return describeAll(tx, scope, { rows, translator: query.translator });
    },
  };
}

/** One recipient. */
export async function findRecipient(
  tx: Transaction,
  scope: Scope,
  { id, translator, events }: Reading & { readonly id: string },
): Promise<RecordRecipient> {
  const rows = await select(tx).where(
    and(hasValues(deliveries, { company_id: scope.companyId, id }), isOfVisible(events)),
  );
  const [described] = await describeAll(tx, scope, { rows, translator });
  if (described === undefined) throw errors.not_found();
  return described;
}

async function describeAll(
  tx: Transaction,
  scope: Scope,
  { rows, translator }: Pick<Reading, 'translator'> & { readonly rows: readonly Row[] },
): Promise<RecordRecipient[]> {
  const names = await nameEmployees(
    tx,
    scope,
    rows.map(({ employee_id }) => employee_id),
  );
  return rows.map(({ employee_id, recipient, address, created_at, ...row }) => ({
    ...row,
    recipient_id: recipient,
    name: employee_id === null ? null : (names.get(employee_id) ?? null),
    email: row.channel === 'Email' && address !== '' ? address : null,
    phone: row.channel === 'SMS' && address !== '' ? address : null,
    error:
      row.reason === null
        ? null
        : translator.translate(scope.language, `notifications:reasons.${row.reason}`),
    status: statusOfState[row.state],
    may_resend: row.state === 'failed' && row.channel !== 'System',
    due_at: row.state === 'queued' ? row.due_at : null,
    createdAt: created_at,
  }));
}

/** Every attempt to send a delivery, the newest first. */
export function listAttempts(tx: Transaction, { companyId }: Scope, deliveryId: string) {
  return tx
    .select({
      number: attempts.number,
      started_at: attempts.started_at,
      ended_at: attempts.ended_at,
      state: attempts.state,
      answer: attempts.answer,
      cost: attempts.cost,
    })
    .from(attempts)
    .where(and(eq(attempts.company_id, companyId), eq(attempts.delivery_id, deliveryId)))
    .orderBy(desc(attempts.number))
    .limit(100);
}

/** Failed deliveries of the last 90 days by channel and cause; what was skipped did not fail. */
export async function listFailureCauses(
  tx: Transaction,
  { companyId, language }: Scope,
  { translator, events }: Reading,
) {
  const many = sql<number>`count(*)`.mapWith(Number);
  const rows = await tx
    .select({
      channel: deliveries.channel,
      reason: deliveries.reason,
      count: many,
      latest_at: sql<string>`max(${deliveries.created_at})`,
    })
    .from(deliveries)
    .where(
      and(
        hasValues(deliveries, { company_id: companyId, state: 'failed' satisfies DeliveryState }),
        isOfVisible(events),
        gte(deliveries.created_at, sql`now() - interval '90 days'`),
      ),
    )
    .groupBy(deliveries.channel, deliveries.reason)
    .orderBy(desc(many));
  return rows.flatMap(({ reason, latest_at, ...row }) =>
    reason === null
      ? []
      : [
          {
            ...row,
            reason,
            message: translator.translate(language, `notifications:reasons.${reason}`),
            latest_at: new Date(latest_at).toISOString(),
          },
        ],
  );
}
