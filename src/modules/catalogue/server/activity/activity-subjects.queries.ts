import { and, eq, inArray } from 'drizzle-orm';
import type { ActivityInput, ActivitySubject } from '#modules/catalogue/contract/activity.ts';
import { entryKinds, type EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { nameIn } from '../entries/entry-names.ts';
import { entryTables, nameColumns, placeColumns } from '../entries/entry-tables.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

type Action = Pick<ActivityInput, 'path' | 'details'>;
type FindSubject = (action: Action) => ActivitySubject | null;

/** What people worked with, by its current name; null where it was removed or never existed. */
export async function findSubjects(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  entries: readonly Action[],
): Promise<FindSubject> {
  const references = entries.flatMap((entry) => referenceOf(entry) ?? []);
  const found = new Map<string, ActivitySubject>();
  for (const kind of entryKinds) {
    const ids = references.flatMap((each) => (each.kind === kind ? [each.id] : []));
    if (ids.length === 0) continue;
    const table = entryTables[kind];
    const rows = await tx
      .select({
        ...nameColumns(table),
        company_id: placeColumns[kind].catalogue_company_id,
      })
      .from(table)
      .where(and(eq(table.company_id, companyId), inArray(table.id, [...new Set(ids)])));
    for (const row of rows) {
      const { id, code, company_id } = row;
      found.set(`${kind} ${id}`, { kind, id, code, name: nameIn(language, row), company_id });
    }
  }
  return (action) => {
    const reference = referenceOf(action);
    if (reference === undefined) return null;
    return found.get(`${reference.kind} ${reference.id}`) ?? null;
  };
}

const SCREEN = /\/(company-explorer|feature|impact)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const kindOfScreen: Readonly<Record<string, EntryReference['kind']>> = {
  'company-explorer': 'company',
  feature: 'feature',
  impact: 'field',
};

/** What was opened, else what the screen showed. */
function referenceOf({ path, details }: Action): EntryReference | undefined {
  const { entry_kind, opened } = details;
  if (entry_kind !== undefined && opened !== undefined) return { kind: entry_kind, id: opened };
  const [, screen = '', id] = SCREEN.exec(path) ?? [];
  const kind = kindOfScreen[screen];
  return kind === undefined || id === undefined ? undefined : { kind, id };
}
