import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Context } from '#platform/server/context.ts';
import { tidyTables } from '#platform/server/database/tidy-tables.ts';
import { catalogueFeatures, catalogueFields, catalogueModules } from '../entries/entries.tables.ts';
import { catalogueWords } from '../entries/search-words.tables.ts';

/** The tables into which an import writes a row for each of its own. */
export const writtenTables = [
  catalogueModules,
  catalogueFeatures,
  catalogueFields,
  catalogueWords,
] as const;

/** Fewer do not slow searches down. */
const MANY = 2_000;

/** Keeps searches fast after much was written or removed. */
export async function tidyAfterImport(
  context: Pick<Context, 'connection' | 'logger'>,
  report: ImportReport,
): Promise<void> {
  const { modules, features, fields } = report;
  const written = [modules, features, fields].reduce(
    (sum, { created, changed, removed }) => sum + created + changed + removed,
    0,
  );
  if (written < MANY) return;
  await tidyTables(context, writtenTables);
}
