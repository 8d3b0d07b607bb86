import { and, between, eq, ne, type Column, type SQL } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { workerIds } from '../flow/current-stage.queries.ts';
import { isOpen } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { valueStreams } from '../records/value-streams.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** Work with its due date, and the employees whom it waits for. */
export interface DueWork {
  readonly id: string;
  readonly name: string;
  /** The SOP of a SOW. */
  readonly within: string | null;
  readonly due_date: string;
  readonly people: readonly number[];
}

/** So many days before the due date people are notified; the days after it cover a server that stood still. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 7;

const isSowDue = (today: string) =>
  and(isOpen, ne(sows.status, 'Complete'), isNear(sows.due_date, today));

const isValueStreamDue = (today: string) =>
  and(ne(valueStreams.status, 'Complete'), isNear(valueStreams.due_date, today));

function isNear(due: Column, today: string): SQL {
  return between(due, daysFrom(today, -DAYS_AFTER), daysFrom(today, DAYS_BEFORE));
}

function daysFrom(day: string, days: number): string {
  const moved = new Date(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The companies that have work due around this day. */
export async function companiesWithDue(tx: Transaction, today: string): Promise<number[]> {
  const ofSows = tx.selectDistinct({ id: sows.company_id }).from(sows).where(isSowDue(today));
  const ofStreams = tx
    .selectDistinct({ id: valueStreams.company_id })
    .from(valueStreams)
    .where(isValueStreamDue(today));
  return (await ofSows.union(ofStreams)).map(({ id }) => id);
}

/** SOWs due around this day that are not delivered. */
export async function dueSows(
  tx: Transaction,
  { companyId }: Company,
  today: string,
): Promise<DueWork[]> {
  const rows = await tx
    .select({
      id: sows.id,
      name: sows.name,
      within: sows.sop_id,
      due_date: sows.due_date,
      people: workerIds(),
    })
    .from(sows)
    .where(and(eq(sows.company_id, companyId), isSowDue(today)));
  return rows.map((row) => ({ ...row, due_date: row.due_date ?? today }));
}

/** Value streams due around this day that are not complete. */
export async function dueValueStreams(
  tx: Transaction,
  { companyId }: Company,
  today: string,
): Promise<DueWork[]> {
  const rows = await tx
    .select({
      id: valueStreams.id,
      name: valueStreams.name,
      due_date: valueStreams.due_date,
      owner_id: valueStreams.owner_id,
    })
    .from(valueStreams)
    .where(and(eq(valueStreams.company_id, companyId), isValueStreamDue(today)));
  return rows.map(({ owner_id, ...row }) => ({
    ...row,
    within: null,
    due_date: row.due_date ?? today,
    people: owner_id === null ? [] : [owner_id],
  }));
}
