import { newId } from '#platform/server/ids.ts';
import { differenceOf, isBreaking, nextVersion, type Difference } from '../entries/changes.ts';
import type { Written } from '../entries/entry-rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** An entry that is stored, as far as a change of it goes by. */
export interface StoredEntry {
  readonly id: string;
  readonly version_major: number;
  readonly version_minor: number;
  readonly values: Values;
}

/** An entry that is brought: what it says, and the stored one of its code, if any. */
export interface BroughtEntry<Row> {
  readonly row: Row;
  readonly values: Values;
  readonly stored: StoredEntry | undefined;
}

interface Update<Row> {
  readonly row: Row;
  readonly id: string;
  readonly version_major: number;
  readonly version_minor: number;
  readonly breaking: boolean;
  readonly difference: Difference;
}

export interface Plan<Row> extends Written {
  readonly inserts: readonly { readonly row: Row; readonly id: string }[];
  readonly updates: readonly Update<Row>[];
}

/** Told of an entry without making a new version of it. */
const TOLD_WITHOUT_VERSION = new Set(['position', 'native_id']);

/** What has to be written so that the catalogue says what was brought. */
export function planWrites<Row>(brought: readonly BroughtEntry<Row>[]): Plan<Row> {
  const inserts: { row: Row; id: string }[] = [];
  const updates: Update<Row>[] = [];
  for (const { row, values, stored } of brought) {
    if (stored === undefined) {
      inserts.push({ row, id: newId() });
      continue;
    }
    const difference = differenceOf(stored.values, values);
    if (difference === undefined) continue;
    const breaking = isBreaking(difference);
    const version = isTold(difference) ? nextVersion(stored, breaking) : stored;
    const { version_major, version_minor } = version;
    updates.push({ row, id: stored.id, version_major, version_minor, breaking, difference });
  }
  return {
    inserts,
    updates,
    created: inserts.length,
    changed: updates.length,
    unchanged: brought.length - inserts.length - updates.length,
  };
}

/** Whether a change goes into the history. */
export function isTold({ after }: Difference): boolean {
  return Object.keys(after).some((key) => !TOLD_WITHOUT_VERSION.has(key));
}

interface Texts<Row> {
  readonly names: readonly (keyof Row & string)[];
  /** Whether what is stored stays whatever is brought. */
  readonly isKept: (name: string) => boolean;
}

/** Texts that are brought empty leave what is stored as it is. */
export function keepTexts<Row extends object>(
  row: Row,
  stored: Row | undefined,
  { names, isKept }: Texts<Row>,
): Row {
  if (stored === undefined) return row;
  const merged = { ...row };
  for (const name of names) if (row[name] === '' || isKept(name)) merged[name] = stored[name];
  return merged;
}
