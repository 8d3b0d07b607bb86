import { newId } from '#platform/server/ids.ts';
import { differenceOf, isBreaking, nextVersion, type Difference } from '../entries/changes.ts';
import type { Written } from '../entries/entry-rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** An entry that is stored, as far as changes depend on it. */
export interface StoredEntry {
  readonly id: string;
  readonly version_major: number;
  readonly version_minor: number;
  readonly values: Values;
}

/** An incoming entry with its values, and the stored entry of its code, if any. */
export interface IncomingEntry<Row> {
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

/** Changes of these make no new version. */
const UNVERSIONED = new Set(['position', 'native_id']);

/** What has to be written so that the catalogue shows the incoming entries. */
export function planWrites<Row>(incoming: readonly IncomingEntry<Row>[]): Plan<Row> {
  const inserts: { row: Row; id: string }[] = [];
  const updates: Update<Row>[] = [];
  for (const { row, values, stored } of incoming) {
    if (stored === undefined) {
      inserts.push({ row, id: newId() });
      continue;
    }
    const difference = differenceOf(stored.values, values);
    if (difference === undefined) continue;
    const breaking = isBreaking(difference);
    const version = isVersioned(difference) ? nextVersion(stored, breaking) : stored;
    const { version_major, version_minor } = version;
    updates.push({ row, id: stored.id, version_major, version_minor, breaking, difference });
  }
  // A new position or number alone makes no new version.
  const changed = updates.filter(({ difference }) => isVersioned(difference)).length;
  return {
    inserts,
    updates,
    created: inserts.length,
    changed,
    unchanged: incoming.length - inserts.length - changed,
  };
}

/** Whether a change goes into the history. */
export function isVersioned({ after }: Difference): boolean {
  return Object.keys(after).some((key) => !UNVERSIONED.has(key));
}

interface Texts<Row> {
  readonly names: readonly (keyof Row & string)[];
  /** Whether the stored text stays whatever the incoming one is. */
  readonly isKept: (name: string) => boolean;
}

/** Values that a spreadsheet takes for numbers, so that the zeros at their end are lost. */
const VALUES: ReadonlySet<string> = new Set(['default_value', 'sample_value']);

/** Incoming texts that are empty, or the same number as the stored one, leave the stored ones as they are. */
export function keepTexts<Row extends object>(
  row: Row,
  stored: Row | undefined,
  { names, isKept }: Texts<Row>,
): Row {
  if (stored === undefined) return row;
  const merged = { ...row };
  for (const name of names) {
    const isSame = VALUES.has(name) && isSameNumber(row[name], stored[name]);
    if (row[name] === '' || isSame || isKept(name)) merged[name] = stored[name];
  }
  return merged;
}

/** Whether two texts are one number with more or fewer zeros after the point: `0.0000` and `0`. */
function isSameNumber(one: unknown, other: unknown): boolean {
  const [shorter, longer] = [one, other].map((text) =>
    typeof text === 'string' && /^-?\d+(?:\.\d+)?$/.test(text)
      ? text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
      : undefined,
  );
  return shorter !== undefined && shorter === longer;
}
