import { catalogueFeatures, catalogueFields } from '../entries/entries.tables.ts';
import { nextVersion } from '../entries/changes.ts';
import { placedWords, termsOf } from '../entries/search-terms.ts';
import type { Target } from '../entries/entry-rows.ts';
import { recordChanges, type Change } from '../entries/record-changes.ts';
import { storeWords } from '../entries/store-search-words.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { updateRows } from '#platform/server/database/write-rows.ts';

interface StoredEntry {
  readonly id: string;
  readonly code: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly description: string;
  readonly catalogue_company_id: string;
  readonly version_major: number;
  readonly version_minor: number;
}

type Kind = 'module' | 'feature' | 'field';
type Place = Pick<Change, 'module_id' | 'feature_id'>;

interface Renaming<Entry> {
  readonly kind: Exclude<Kind, 'module'>;
  readonly target: Target;
  readonly renamed: readonly { readonly entry: Entry; readonly code: string }[];
  readonly filtersOf: (entry: Entry) => readonly string[];
  readonly placeOf: (entry: Entry) => Place;
}

/** Gives features or fields that were renamed in a source their new codes. */
export async function giveCodes<Entry extends StoredEntry>(
  tx: Transaction,
  scope: Scope,
  { kind, target, renamed, filtersOf, placeOf }: Renaming<Entry>,
): Promise<void> {
  const { companyId } = scope;
  const updated_at = new Date().toISOString();
  const described = renamed.map(({ entry, code }) => ({
    entry,
    code,
    words: placedWords({ ...entry, code }),
  }));
  await storeWords(
    tx,
    scope,
    described.flatMap(({ words }) => words),
  );
  await updateRows(
    tx,
    kind === 'feature' ? catalogueFeatures : catalogueFields,
    described.map(({ entry, code, words }) => ({
      company_id: companyId,
      id: entry.id,
      code,
      updated_at,
      ...nextVersion(entry, true),
      terms: termsOf(companyId, words, filtersOf(entry)),
    })),
  );
  await recordChanges(tx, scope, {
    changes: renamed.map(({ entry, code }): Change => ({
      ...breakingChange(kind, entry, placeOf(entry)),
      act: 'changed',
      code,
      difference: { before: { code: entry.code }, after: { code } },
    })),
    origin: target.origin,
  });
}

/** The change that a source no longer has an entry. */
export function removalOf(kind: Kind, entry: StoredEntry, place: Place): Change {
  const { code, name_th, name_en, description } = entry;
  const before = { code, name_th, name_en, description };
  return {
    ...breakingChange(kind, entry, place),
    act: 'removed',
    code,
    difference: { before, after: {} },
  };
}

function breakingChange(kind: Kind, entry: StoredEntry, { module_id, feature_id }: Place) {
  const { id: entry_id, catalogue_company_id } = entry;
  const place = { catalogue_company_id, module_id, feature_id };
  return { kind, entry_id, ...place, breaking: true, ...nextVersion(entry, true) };
}
