import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import { inParts } from '../database/in-parts.ts';
import type { Transaction } from '../database/transactions.ts';
import { eventLog } from './event-log.tables.ts';

/** What happened to which record. */
export interface Happening {
  /** Declared by a module's contract, for example `agents.created`. */
  readonly name: string;
  /** Kind of record, for example `agent`. */
  readonly entity: string;
  readonly entityId: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export type Actor = Pick<Scope, 'companyId' | 'employeeId' | 'requestId'> & {
  /** Null for what the application does by itself. */
  readonly userId: string | null;
};

/** Has the transaction store what happened as it commits, and announce it to open screens. */
export async function recordEvent(
  tx: Transaction,
  scope: Actor,
  { name, entity, entityId, before, after }: Happening,
): Promise<void> {
  tx.record({
    companyId: scope.companyId,
    userId: scope.userId,
    employeeId: scope.employeeId,
    requestId: scope.requestId,
    name,
    entity,
    entityId,
    before: maskSecrets(before),
    after: maskSecrets(after),
  });
}

/**
 * Stores many events, for example of an import, without announcing each: the caller announces, by a single
 * event, that all of it has changed.
 */
export async function recordQuietly(
  tx: Transaction,
  { companyId, userId, employeeId, requestId }: Actor,
  happenings: readonly Happening[],
): Promise<void> {
  await inParts(happenings, async (part) => {
    const rows = part.map(({ before, after, ...happening }) => ({
      ...happening,
      before: maskSecrets(before),
      after: maskSecrets(after),
    }));
    await tx.execute(sql`
      insert into ${eventLog}
        (company_id, user_id, employee_id, request_id, name, entity, entity_id, before, after)
      select ${companyId}, ${userId}, ${employeeId}, ${requestId}, name, entity, "entityId", before, after
      from jsonb_to_recordset(${JSON.stringify(rows)})
        as given (name text, entity text, "entityId" text, before jsonb, after jsonb)`);
  });
}

interface ForEach extends Pick<Happening, 'name' | 'entity'> {
  readonly after: object;
  /** Selects the ids of the records as its only column. */
  readonly ids: SQLWrapper;
}

/** Stores the same event for each of many records, without announcing it, as `recordQuietly` does. */
export async function recordForEach(
  tx: Transaction,
  { companyId, userId, employeeId, requestId }: Actor,
  { name, entity, after, ids }: ForEach,
): Promise<void> {
  await tx.execute(sql`
    insert into ${eventLog}
      (company_id, user_id, employee_id, request_id, name, entity, entity_id, after)
    select ${companyId}, ${userId}, ${employeeId}, ${requestId}, ${name}, ${entity}, id,
      ${JSON.stringify(maskSecrets(after))}::jsonb
    from ${ids} as given (id)`);
}

/** Who acts for the system, or outside any company. */
export interface SystemActor {
  readonly userId: string | null;
  readonly requestId: string;
  /** Set where the system acts for a member of a company, whose history the event then belongs to. */
  readonly companyId?: number;
  readonly employeeId?: number | null;
}

/** Stores what happened outside any company, like a sign-in, or to what companies share, like accounts. */
export async function recordSystemEvent(
  tx: Transaction,
  { userId, requestId, companyId, employeeId }: SystemActor,
  { name, entity, entityId, before, after }: Happening,
): Promise<void> {
  await tx.insert(eventLog).values({
    user_id: userId,
    request_id: requestId,
    company_id: companyId,
    employee_id: employeeId,
    name,
    entity,
    entity_id: entityId,
    before: maskSecrets(before),
    after: maskSecrets(after),
  });
}

const SECRET = /password|secret|token|hash/i;

function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) ? '***' : maskSecrets(inner),
    ]),
  );
}
