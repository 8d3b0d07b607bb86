import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { insertRows } from '../database/write-rows.ts';
import { fileImportRecords, fileImports } from './file-imports.tables.ts';
import type { BatchPlan, ImportKind, ReadBatch, WrittenRecord } from './import-kind.ts';
import { countRefusals, refusedRows, storeRefusals } from './refused-rows.ts';
import { withIds } from './imported-rows.ts';

interface Writing {
  readonly kind: ImportKind;
  readonly importId: string;
  /** Its number in the file. */
  readonly number: number;
  readonly batch: ReadBatch;
  readonly plan: BatchPlan;
}

/** Imports a batch of rows in this transaction, with what undoing it needs, and adds its figures to the import's. */
export async function writeBatch(
  tx: Transaction,
  scope: Scope,
  { kind, importId, number, batch, plan }: Writing,
): Promise<void> {
  const before = await readBefore(tx, scope, { kind, ids: plan.changes });
  const written = await plan.write();
  const changed = written.filter(({ action }) => action === 'updated').map(({ id }) => id);
  const changedAt = await readChangedAt(tx, scope, { kind, ids: changed });
  // New rows have the time of the transaction.
  const createdAt = await readTime(tx);
  await insertRows(tx, fileImportRecords, {
    rows: written.map(({ line, id, action, extras }: WrittenRecord) => ({
      line,
      record_id: id,
      action,
      before: before.get(id) ?? null,
      extras: extras ?? null,
      changed_at: changedAt.get(id) ?? createdAt,
    })),
    shared: { company_id: scope.companyId, import_id: importId, batch: number },
  });
  const refused = refusedRows(batch.lines, [...batch.problems, ...plan.problems]);
  await storeRefusals(tx, { company_id: scope.companyId, id: importId }, refused);
  const more = {
    created_count: plan.created,
    updated_count: plan.updated,
    unchanged_count: plan.unchanged,
    ...countRefusals(refused),
  };
  await tx
    .update(fileImports)
    .set({
      created_count: sql`${fileImports.created_count} + ${more.created_count}`,
      updated_count: sql`${fileImports.updated_count} + ${more.updated_count}`,
      unchanged_count: sql`${fileImports.unchanged_count} + ${more.unchanged_count}`,
      refused_count: sql`${fileImports.refused_count} + ${more.refused_count}`,
      problems_count: sql`${fileImports.problems_count} + ${more.problems_count}`,
      ...(plan.facts && {
        facts: sql`${fileImports.facts} || ${JSON.stringify(plan.facts)}::jsonb`,
      }),
      repeated_count: sql`${fileImports.repeated_count} + ${more.repeated_count}`,
    })
    .where(and(eq(fileImports.company_id, scope.companyId), eq(fileImports.id, importId)));
}

/** Distinguishes the locks of imports from all other advisory locks. */
const IMPORTS = 'import of ';

/** When two imports of a kind run at the same time, each batch sees what the batches before it have done. */
export async function lockKind(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { name }: Pick<ImportKind, 'name'>,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${IMPORTS + name}), ${companyId}::integer)`,
  );
}

interface Wanted {
  readonly kind: Pick<ImportKind, 'table'>;
  readonly ids: readonly string[];
}

const storedRows = z.array(z.object({ id: z.string(), stored: z.unknown() }));

/** The rows as the database writes them. */
async function readBefore(
  tx: Transaction,
  scope: Scope,
  { kind: { table }, ids }: Wanted,
): Promise<ReadonlyMap<string, unknown>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute(sql`
    select ${table.id}::text as id, to_jsonb(${table}.*) as stored from ${table}
    where ${withIds(table, scope, ids)}`);
  return new Map(storedRows.parse(rows).map(({ id, stored }) => [id, stored]));
}

const clock = z.tuple([z.object({ now: z.string() })]);

async function readTime(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute(sql`select now()::timestamptz(3)::text as now`);
  return clock.parse(rows)[0].now;
}

/** When records were last changed, which is by this transaction. */
async function readChangedAt(
  tx: Transaction,
  scope: Scope,
  { kind: { table }, ids }: Wanted,
): Promise<ReadonlyMap<string, unknown>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: sql<string>`${table.id}::text`, at: table.updated_at })
    .from(table)
    .where(withIds(table, scope, ids));
  return new Map(found.map(({ id, at }) => [id, at]));
}
