import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Source } from '#modules/catalogue/contract/sources.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { runningStatuses } from '#modules/catalogue/contract/imports.ts';
import type { ImportRow } from '../imports/imports.queries.ts';
import { catalogueImports } from '../imports/imports.tables.ts';
import { catalogueSources, catalogueSourceSecrets } from '../imports/sources.tables.ts';

export type SourceRow = typeof catalogueSources.$inferSelect;

type Company = Pick<Scope, 'companyId'>;

export async function listSources(
  tx: Transaction,
  scope: Scope,
  translator: Translator,
): Promise<Source[]> {
  const states = await readStates(tx, scope);
  return states.map((state) => sourceOf(state, scope, translator));
}

export async function findSourceRow(
  tx: Transaction,
  { companyId }: Company,
  id: string,
): Promise<SourceRow> {
  const [row] = await tx
    .select()
    .from(catalogueSources)
    .where(and(eq(catalogueSources.company_id, companyId), eq(catalogueSources.id, id)));
  if (row === undefined) throw errors.not_found();
  return row;
}

/** The password of a source, still encrypted. */
export async function readSealedSecret(
  tx: Transaction,
  { companyId }: Company,
  sourceId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ sealed: catalogueSourceSecrets.sealed })
    .from(catalogueSourceSecrets)
    .where(hasValues(catalogueSourceSecrets, { company_id: companyId, source_id: sourceId }));
  return row?.sealed;
}

export function placeOfSecret(sourceId: string): string {
  return `catalogue/source/${sourceId}`;
}

/** A reading of the source that is running now. */
export async function findReading(
  tx: Transaction,
  scope: Company,
  sourceId: string,
): Promise<ImportRow | undefined> {
  const [state] = await readStates(tx, scope, sourceId);
  return state?.running ?? undefined;
}

/** The current state of a source, for people who may see it. */
export async function describeSource(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'language'>,
  { id, translator }: { id: string; translator: Translator },
): Promise<Source> {
  const [state] = await readStates(tx, scope, id);
  if (state === undefined) throw errors.not_found();
  return sourceOf(state, scope, translator);
}

/** Sources and their last readings, by one statement: between two, a reading may end. */
function readStates(tx: Transaction, { companyId }: Company, id?: string) {
  const latest = (statuses: readonly ImportRow['status'][]) =>
    tx
      .select()
      .from(catalogueImports)
      .where(
        and(
          hasValues(catalogueImports, {
            company_id: catalogueSources.company_id,
            source_id: catalogueSources.id,
          }),
          inArray(catalogueImports.status, statuses),
        ),
      )
      .orderBy(desc(catalogueImports.created_at), desc(catalogueImports.id))
      .limit(1);
  return tx
    .select()
    .from(catalogueSources)
    .leftJoinLateral(latest(runningStatuses).as('running'), sql`true`)
    .leftJoinLateral(latest(['imported']).as('read'), sql`true`)
    .leftJoinLateral(latest(['imported', 'failed']).as('last'), sql`true`)
    .where(
      and(
        eq(catalogueSources.company_id, companyId),
        id === undefined ? undefined : eq(catalogueSources.id, id),
      ),
    )
    .orderBy(asc(catalogueSources.company_code));
}

type State = Awaited<ReturnType<typeof readStates>>[number];

/** A reading that failed is shown until another succeeds. */
function sourceOf(
  { catalogue_sources: row, running, read, last }: State,
  { language }: Pick<Scope, 'language'>,
  translator: Translator,
): Source {
  const failed = last?.status === 'failed' ? last : undefined;
  return {
    ...row,
    reading: running,
    company_id: read?.catalogue_company_id ?? null,
    read_at: read?.finished_at ?? null,
    report: read?.report ?? null,
    failure: failed?.failure == null ? null : translator.translate(language, failed.failure),
    failed_at: failed?.finished_at ?? null,
  };
}

/** More wait for the next minute. */
const DUE_AT_ONCE = 100;

/** Sources of all companies that are due to be read. */
export function readDueSources(
  tx: Transaction,
  now: Date,
): Promise<{ companyId: number; id: string }[]> {
  return tx
    .select({ companyId: catalogueSources.company_id, id: catalogueSources.id })
    .from(catalogueSources)
    .where(lte(catalogueSources.next_read_at, now.toISOString()))
    .orderBy(asc(catalogueSources.next_read_at))
    .limit(DUE_AT_ONCE);
}
