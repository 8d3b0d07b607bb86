import { and, eq, lte } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { catalogueCompanies } from '../entries/entries.tables.ts';
import type { ImportRow } from '../imports/imports.queries.ts';
import { catalogueImports } from '../imports/imports.tables.ts';
import { runReading } from '../imports/import-jobs.ts';
import { importRuns } from '../imports/import-runs.ts';
import { nextReadOf } from './next-read.ts';
import { findReading, type SourceRow } from './sources.queries.ts';
import { catalogueSources } from '../imports/sources.tables.ts';

/** Has a source read, unless it is being read already. */
export async function startReading(
  tx: Transaction,
  scope: Scope,
  { source, jobs }: { source: SourceRow; jobs: Jobs },
): Promise<ImportRow> {
  const { companyId } = scope;
  // Of two simultaneous starts, the second finds the reading of the first.
  await tx
    .select({ id: catalogueSources.id })
    .from(catalogueSources)
    .where(and(eq(catalogueSources.company_id, companyId), eq(catalogueSources.id, source.id)))
    .for('update');
  const running = await findReading(tx, scope, source.id);
  if (running !== undefined) return running;
  const [row] = await tx
    .insert(catalogueImports)
    .values({
      company_id: companyId,
      status: 'importing',
      source_id: source.id,
      company_code: source.company_code,
      company_name: source.company_name,
      created_by: scope.userId,
      created_by_employee: scope.employeeId,
      language: scope.language,
    })
    .returning();
  if (row === undefined) throw new Error('The reading was not returned');
  await jobs.enqueue(tx, runReading, { companyId, importId: row.id });
  tx.announce(importRuns.progressOf(row.id, row));
  return row;
}

/** Has the source of a company of the catalogue read, or all of them. */
export async function startReadings(
  tx: Transaction,
  scope: Scope,
  { catalogueCompanyId, jobs }: { catalogueCompanyId?: string | undefined; jobs: Jobs },
): Promise<void> {
  const sources = await tx
    .select({ source: catalogueSources })
    .from(catalogueSources)
    .innerJoin(
      catalogueCompanies,
      hasValues(catalogueCompanies, {
        company_id: catalogueSources.company_id,
        code: catalogueSources.company_code,
      }),
    )
    .where(
      and(
        eq(catalogueSources.company_id, scope.companyId),
        catalogueCompanyId === undefined
          ? undefined
          : eq(catalogueCompanies.id, catalogueCompanyId),
      ),
    );
  for (const { source } of sources) await startReading(tx, scope, { source, jobs });
}

interface Due {
  readonly companyId: number;
  readonly id: string;
  readonly now: Date;
  readonly jobs: Jobs;
}

/** Starts the reading that is due and stores when the next one is, both or neither. */
export async function startScheduledReading(
  tx: Transaction,
  { companyId, id, now, jobs }: Due,
): Promise<void> {
  const isSource = and(eq(catalogueSources.company_id, companyId), eq(catalogueSources.id, id));
  const [source] = await tx
    .select()
    .from(catalogueSources)
    .where(and(isSource, lte(catalogueSources.next_read_at, now.toISOString())))
    .for('update');
  if (source === undefined) return;
  await tx
    .update(catalogueSources)
    .set({ next_read_at: nextReadOf(source, now) })
    .where(isSource);
  const scope: Scope = {
    companyId,
    userId: source.set_by,
    employeeId: source.set_by_employee,
    permissions: new Set(),
    language: source.language,
    requestId: newId(),
  };
  await startReading(tx, scope, { source, jobs });
}
