import { and, asc, eq, getTableColumns, gt, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { fileImportEvents } from '#platform/contract/file-imports.ts';
import { personalDataEvents } from '#platform/contract/personal-data.ts';
import type { Scope } from '../access/scope.ts';
import type { Context } from '../context.ts';
import { isOneOf } from '../database/many-ids.ts';
import type { Transaction } from '../database/transactions.ts';
import { eventLog } from '../events/event-log.tables.ts';
import { recordQuietly } from '../events/record-event.ts';
import { createThrottle } from '../long-jobs/throttle.ts';
import { actorOf, fileImportRuns, type FileImportRow } from './file-import-runs.ts';
import { fileImportRecords, fileImports, type undoOutcomes } from './file-imports.tables.ts';
import { announceRecords, finishFileImport } from './finish-file-import.ts';
import type { ImportKind } from './import-kind.ts';
import { idType, withIds } from './imported-rows.ts';
import { REPORT_EVERY_MS } from './report-every.ts';
import { lockKind } from './write-batch.ts';

type ImportedRow = typeof fileImportRecords.$inferSelect;
type Outcome = (typeof undoOutcomes)[number];

/** Takes back what an import did, its last batch first; records that were changed since stay as they are. */
export async function undoFileImport(
  { database }: Pick<Context, 'database'>,
  row: FileImportRow,
  { kind, signal }: { readonly kind: ImportKind; readonly signal: AbortSignal },
): Promise<void> {
  const { undone_by: userId, undone_by_employee: employeeId } = row;
  const actor: Scope = { ...actorOf(row), userId: userId ?? row.created_by, employeeId };
  const throttle = createThrottle(REPORT_EVERY_MS);
  const read = (number: number) =>
    database.inCompany(actor, (tx) => listBatch(tx, row, number), { readOnly: true });
  let rows_done = 0;
  let next = read(row.batches_done);
  for (let number = row.batches_done; number > 0; number -= 1) {
    const records = await next;
    signal.throwIfAborted();
    // The next batch is read while this one is taken back; nothing precedes the first.
    next = read(number - 1);
    next.catch(() => undefined);
    rows_done += records.length;
    if (records.length === 0) continue;
    await fileImportRuns.advance(database, row, {
      values: { rows_done, attempts: 0 },
      announce: throttle.take(),
      also: (tx) => undoBatch(tx, actor, { kind, row, number, records }),
    });
  }
  await database.inCompany(actor, async (tx) => {
    const left = sql`${fileImportRecords.undone} <> 'undone'`;
    const undo_left = await tx.$count(fileImportRecords, and(ofImport(row), left));
    await announceRecords(tx, row, kind);
    await finishFileImport(tx, row, { status: 'undone', undo_left });
  });
}

function ofImport({ company_id, id }: Pick<FileImportRow, 'company_id' | 'id'>) {
  return and(eq(fileImportRecords.company_id, company_id), eq(fileImportRecords.import_id, id));
}

function listBatch(tx: Transaction, row: FileImportRow, number: number): Promise<ImportedRow[]> {
  const { batch, undone, line } = fileImportRecords;
  return tx
    .select()
    .from(fileImportRecords)
    .where(and(ofImport(row), eq(batch, number), isNull(undone)))
    .orderBy(asc(line));
}

interface Undoing {
  readonly kind: ImportKind;
  readonly row: FileImportRow;
  readonly number: number;
  readonly records: readonly ImportedRow[];
}

async function undoBatch(
  tx: Transaction,
  scope: Scope,
  { kind, row, number, records }: Undoing,
): Promise<void> {
  const { table } = kind;
  await lockKind(tx, scope, kind);
  const ids = records.map(({ record_id }) => record_id);
  const stored = await tx
    .select({ id: sql<string>`${table.id}::text`, at: table.updated_at })
    .from(table)
    .where(withIds(table, scope, ids))
    .for('update');
  const changedAt = new Map(stored.map(({ id, at }) => [id, at]));
  const touched = await findTouched(tx, scope, { kind, row, ids });
  const outcomes = new Map<string, Outcome>();
  for (const { record_id: id, changed_at } of records) {
    const at = changedAt.get(id);
    if (at === undefined) outcomes.set(id, 'gone');
    else outcomes.set(id, at === changed_at && !touched.has(id) ? 'undone' : 'changed');
  }
  const same = records.filter(({ record_id }) => outcomes.get(record_id) === 'undone');
  const idsOf = (action: ImportedRow['action']) =>
    same.filter((each) => each.action === action).map(({ record_id }) => record_id);
  // First, as a changed row may refer to a new one.
  await restoreRows(tx, scope, { kind, row, number, ids: idsOf('updated') });
  for (const id of await kind.remove(tx, scope, idsOf('created'))) outcomes.set(id, 'needed');
  const undone = same.filter(({ record_id }) => outcomes.get(record_id) === 'undone');
  const takenBack = undone.map(({ record_id: id, action, extras }) => ({ id, action, extras }));
  await kind.takeBack?.(tx, scope, takenBack);
  await Promise.all([
    storeOutcomes(tx, and(ofImport(row), eq(fileImportRecords.batch, number)), outcomes),
    recordQuietly(
      tx,
      scope,
      undone.map(({ record_id }) => ({
        name: fileImportEvents.import_of_record_undone,
        entity: kind.entity,
        entityId: record_id,
        after: { filename: row.filename },
      })),
    ),
  ]);
}

/** What is in the history of a record and changes nothing. */
const READING = [personalDataEvents.personal_data_revealed];

interface Touching extends Pick<Undoing, 'kind' | 'row'> {
  readonly ids: readonly string[];
}

/** The records to which something has happened since, even where their own row is the same: what came with an import that was undone does not count. */
async function findTouched(
  tx: Transaction,
  { companyId }: Scope,
  { kind, row, ids }: Touching,
): Promise<ReadonlySet<string>> {
  const { company_id, entity, entity_id, at, name, request_id } = eventLog;
  const undone = sql`select ${fileImports.id}::text from ${fileImports}
    where ${fileImports.company_id} = ${companyId} and ${fileImports.kind} = ${row.kind}
      and ${fileImports.status} in ('undone', 'undoing')`;
  const found = await tx
    .selectDistinct({ entity_id })
    .from(eventLog)
    .where(
      and(
        eq(company_id, companyId),
        eq(entity, kind.entity),
        isOneOf(entity_id, ids),
        gt(at, row.committed_at ?? row.created_at),
        notInArray(name, [fileImportEvents.import_of_record_undone, ...READING]),
        sql`${request_id} not in (${undone})`,
      ),
    );
  return new Set(found.map((each) => each.entity_id));
}

interface Restoring {
  readonly kind: Pick<ImportKind, 'table'>;
  readonly row: FileImportRow;
  readonly number: number;
  readonly ids: readonly string[];
}

/** Gives rows back what they had before, also when they were last changed: so an earlier import can be undone too. */
async function restoreRows(
  tx: Transaction,
  scope: Scope,
  { kind: { table }, row, number, ids }: Restoring,
): Promise<void> {
  if (ids.length === 0) return;
  const own = Object.values(getTableColumns(table)).filter(
    ({ name, generated }) => generated === undefined && name !== 'company_id' && name !== 'id',
  );
  const names = own.map(({ name }) => sql.identifier(name));
  const former = own.map(({ name }) => sql`former.${sql.identifier(name)}`);
  const imported = fileImportRecords;
  await tx.execute(sql`
    update ${table} as stored set (${sql.join(names, sql`, `)}) = (
      select ${sql.join(former, sql`, `)} from jsonb_populate_record(stored, ${imported.before}) as former)
    from ${imported}
    where ${imported.company_id} = ${row.company_id} and ${imported.import_id} = ${row.id}
      and ${imported.batch} = ${number}
      and stored.company_id = ${scope.companyId} and stored.id::text = ${imported.record_id}
      and stored.id = any(${sql.param([...ids])}::${idType(table)}[])
      and ${imported.action} = 'updated'`);
}

async function storeOutcomes(
  tx: Transaction,
  ofBatch: SQL | undefined,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  for (const undone of new Set(outcomes.values())) {
    const ids = [...outcomes].flatMap(([id, outcome]) => (outcome === undone ? [id] : []));
    // Nearly always all of the batch.
    const those =
      ids.length === outcomes.size
        ? ofBatch
        : and(ofBatch, isOneOf(fileImportRecords.record_id, ids));
    await tx.update(fileImportRecords).set({ undone }).where(those);
  }
}
