import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  notInArray,
  sql,
} from 'drizzle-orm';
import { fileImportEvents } from '#platform/contract/file-imports.ts';
import { personalDataEvents } from '#platform/contract/personal-data.ts';
import type { Scope } from '../access/scope.ts';
import type { Context } from '../context.ts';
import { isOneOf } from '../database/many-ids.ts';
import type { Transaction } from '../database/transactions.ts';
import { eventLog } from '../events/event-log.tables.ts';
import { recordForEach } from '../events/record-event.ts';
import { createThrottle } from '../long-jobs/throttle.ts';
import { actorOf, fileImportRuns, type FileImportRow } from './file-import-runs.ts';
import { fileImportRecords, fileImports } from './file-imports.tables.ts';
import { announceRecords, finishFileImport } from './finish-file-import.ts';
import type { ImportKind, TakenBack } from './import-kind.ts';
import { idType } from './imported-rows.ts';
import { REPORT_EVERY_MS } from './report-every.ts';
import { lockKind } from './write-batch.ts';

/** Takes back what an import did, its last batch first; records that were changed since stay as they are. */
export async function undoFileImport(
  { database }: Pick<Context, 'database'>,
  row: FileImportRow,
  { kind, signal }: { readonly kind: ImportKind; readonly signal: AbortSignal },
): Promise<void> {
  const { undone_by: userId, undone_by_employee: employeeId } = row;
  const actor: Scope = { ...actorOf(row), userId: userId ?? row.created_by, employeeId };
  const throttle = createThrottle(REPORT_EVERY_MS);
  const batches = await database.inCompany(actor, (tx) => listBatches(tx, row), { readOnly: true });
  let rows_done = 0;
  for (const { number, rows } of batches) {
    signal.throwIfAborted();
    rows_done += rows;
    await fileImportRuns.advance(database, row, {
      values: { rows_done, attempts: 0 },
      announce: throttle.take(),
      also: (tx) => undoBatch(tx, actor, { kind, row, number }),
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

/** Those that are still to be taken back, with how many records each has. */
function listBatches(tx: Transaction, row: FileImportRow) {
  const { batch: number, undone } = fileImportRecords;
  return tx
    .select({ number, rows: count() })
    .from(fileImportRecords)
    .where(and(ofImport(row), isNull(undone)))
    .groupBy(number)
    .orderBy(desc(number));
}

interface Undoing {
  readonly kind: ImportKind;
  readonly row: FileImportRow;
  readonly number: number;
}

async function undoBatch(tx: Transaction, scope: Scope, undoing: Undoing): Promise<void> {
  const { kind, row, number } = undoing;
  // Sent together, carried out in this order.
  const [, , records] = await Promise.all([
    lockKind(tx, scope, kind),
    lockRecords(tx, undoing),
    decideOutcomes(tx, undoing),
  ]);
  // First, as a changed row may refer to a new one.
  if (records.some(({ action }) => action === 'updated')) await restoreRows(tx, undoing);
  const created = records.filter(({ action }) => action === 'created').map(({ id }) => id);
  const needed = new Set(await kind.remove(tx, scope, created));
  const ofBatch = and(ofImport(row), eq(fileImportRecords.batch, number));
  if (needed.size > 0) {
    await tx
      .update(fileImportRecords)
      .set({ undone: 'needed' })
      .where(and(ofBatch, isOneOf(fileImportRecords.record_id, [...needed])));
  }
  await kind.takeBack?.(
    tx,
    scope,
    records.filter(({ id }) => !needed.has(id)),
  );
  await recordForEach(tx, scope, {
    name: fileImportEvents.import_of_record_undone,
    entity: kind.entity,
    after: { filename: row.filename },
    ids: tx
      .select({ id: fileImportRecords.record_id })
      .from(fileImportRecords)
      .where(and(ofBatch, eq(fileImportRecords.undone, 'undone'))),
  });
}

/** Has anyone who changes a record of the batch wait, and lets what they did before be seen from here on. */
async function lockRecords(
  tx: Transaction,
  { kind: { table }, row, number }: Undoing,
): Promise<void> {
  const { company_id, import_id, batch, record_id } = fileImportRecords;
  await tx.execute(sql`
    with locked as (
      select from ${table} where ${table.company_id} = ${row.company_id} and ${table.id} = any(array(
        select ${record_id}::${idType(table)} from ${fileImportRecords}
        where ${company_id} = ${row.company_id} and ${import_id} = ${row.id} and ${batch} = ${number}))
      for update)
    select count(*) from locked`);
}

/** Stores what becomes of each record of the batch; answers with those that are taken back, unless others need them. */
async function decideOutcomes(
  tx: Transaction,
  { kind: { table, entity }, row, number }: Undoing,
): Promise<TakenBack[]> {
  const { record_id: id, action, extras, changed_at, batch, undone } = fileImportRecords;
  const isSame = sql`${table.updated_at} = ${changed_at} and not exists (${touchesOf(tx, entity, row)})`;
  const decided = await tx
    .update(fileImportRecords)
    .set({
      undone: sql`coalesce(
        (select case when ${isSame} then 'undone' else 'changed' end from ${table}
         where ${table.company_id} = ${row.company_id} and ${table.id} = ${id}::${idType(table)}),
        'gone')`,
    })
    .where(and(ofImport(row), eq(batch, number), isNull(undone)))
    .returning({ id, action, extras, undone });
  return decided.filter((record) => record.undone === 'undone');
}

/** What is in the history of a record and changes nothing. */
const READING = [personalDataEvents.personal_data_revealed];

/** What has happened to an imported record since, even where its own row is the same; what came with an import that was undone does not count. */
function touchesOf(tx: Transaction, of: string, row: FileImportRow) {
  const { company_id, entity, entity_id, at, name, request_id } = eventLog;
  const undoneImports = tx
    .select({ id: sql`${fileImports.id}::text` })
    .from(fileImports)
    .where(
      and(
        eq(fileImports.company_id, row.company_id),
        eq(fileImports.kind, row.kind),
        inArray(fileImports.status, ['undone', 'undoing']),
      ),
    );
  return tx
    .select({ at })
    .from(eventLog)
    .where(
      and(
        eq(company_id, row.company_id),
        eq(entity, of),
        sql`${entity_id} = ${fileImportRecords.record_id}`,
        gt(at, row.committed_at ?? row.created_at),
        notInArray(name, [fileImportEvents.import_of_record_undone, ...READING]),
        notInArray(request_id, undoneImports),
      ),
    );
}

/** Gives rows back what they had before, also when they were last changed: so an earlier import can be undone too. */
async function restoreRows(
  tx: Transaction,
  { kind: { table }, row, number }: Undoing,
): Promise<void> {
  const own = Object.values(getTableColumns(table)).filter(
    ({ name, generated }) => generated === undefined && name !== 'company_id' && name !== 'id',
  );
  const names = own.map(({ name }) => sql.identifier(name));
  const former = own.map(({ name }) => sql`former.${sql.identifier(name)}`);
  const { company_id, import_id, batch, record_id, action, before, undone } = fileImportRecords;
  await tx.execute(sql`
    update ${table} as stored set (${sql.join(names, sql`, `)}) = (
      select ${sql.join(former, sql`, `)} from jsonb_populate_record(stored, ${before}) as former)
    from ${fileImportRecords}
    where ${company_id} = ${row.company_id} and ${import_id} = ${row.id} and ${batch} = ${number}
      and stored.company_id = ${row.company_id} and stored.id = ${record_id}::${idType(table)}
      and ${action} = 'updated' and ${undone} = 'undone'`);
}
