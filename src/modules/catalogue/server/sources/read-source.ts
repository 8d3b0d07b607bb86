import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { ForeignDatabaseError } from '#platform/server/outbound/foreign-failure.ts';
import { readForeignDatabase } from '#platform/server/outbound/foreign-database.ts';
import type { ImportRow } from '../imports/imports.queries.ts';
import { entriesOfDatabase } from './entries-of-database.ts';
import { describeMysql } from './describe-mysql.queries.ts';
import { describePostgres } from './describe-postgres.queries.ts';
import type { DescribedDatabase } from './described-database.ts';
import { SourceFailure } from './source-failure.ts';
import { findSourceRow, placeOfSecret, readSealedSecret } from './sources.queries.ts';
import { actorOf, importRuns } from '../imports/import-runs.ts';
import { fillCompany } from '../imports/fill-company.ts';
import { dropMissing } from './remove-missing-entries.ts';

const MOST_COLUMNS = 200_000;
/** How many are written between two reports of progress. */
const AT_ONCE = 2_000;

type SourceContext = Pick<
  Context,
  'database' | 'reach' | 'secrets' | 'announcements' | 'connection' | 'logger'
>;

/** Updates the catalogue from a source; when it cannot be read everything stays as it is. */
export async function readSource(
  context: SourceContext,
  row: ImportRow,
  reading: { readonly sourceId: string; readonly signal: AbortSignal },
): Promise<ImportReport> {
  const { signal } = reading;
  const described = await describe(context, row, reading);
  if (described.tables.length === 0) throw new SourceFailure('empty');
  if (described.columns.length > MOST_COLUMNS) throw new SourceFailure('too_large');
  const entries = entriesOfDatabase(described);
  const scope = actorOf(row);
  const rows_total = entries.length;
  await importRuns.advance(context.database, row, {
    values: { rows_done: 0, rows_total },
    announce: true,
  });
  return fillCompany(
    context,
    { ...row, rows_total },
    {
      origin: { kind: 'source', id: reading.sourceId },
      async *batches() {
        for (let first = 0; first < entries.length; first += AT_ONCE) {
          yield entries.slice(first, first + AT_ONCE);
        }
      },
      signal,
      dropMissing: (tx, target, report) => dropMissing(tx, scope, { target, entries, report }),
    },
  );
}

async function describe(
  { database, reach, secrets }: SourceContext,
  row: ImportRow,
  { sourceId, signal }: { sourceId: string; signal: AbortSignal },
): Promise<DescribedDatabase> {
  const scope = actorOf(row);
  const { source, sealed } = await database.inCompany(
    scope,
    async (tx) => ({
      source: await findSourceRow(tx, scope, sourceId),
      sealed: await readSealedSecret(tx, scope, sourceId),
    }),
    { readOnly: true },
  );
  const { kind, schemas } = source;
  if (kind === 'own') {
    return database.asSystem((tx) => describePostgres(tx, schemas), { readOnly: true });
  }
  if (sealed === undefined) throw errors.not_found();
  const { certificate_authority: certificateAuthority } = source;
  const password = secrets.open(sealed, placeOfSecret(sourceId));
  try {
    return await readForeignDatabase(
      { ...source, kind, password, certificateAuthority },
      { ...(await reach.guardOf(scope.companyId)), signal },
      (foreign) =>
        kind === 'mysql'
          ? describeMysql(foreign, { usualSchema: source.database, only: schemas })
          : describePostgres(foreign, schemas),
    );
  } catch (error) {
    throw error instanceof ForeignDatabaseError ? new SourceFailure(error.failure, error) : error;
  }
}
