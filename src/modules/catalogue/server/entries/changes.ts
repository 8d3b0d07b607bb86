import { isDeepStrictEqual } from 'node:util';
import { narrows } from './native-types.ts';

type Values = Readonly<Record<string, unknown>>;

/** What differs between two states of an entry, by the names of the wire. */
export interface Difference {
  readonly before: Values;
  readonly after: Values;
}

/** A change of one of these affects everything that builds upon an entry. */
const BREAKING = new Set([
  'code',
  'field_type',
  'target_table',
  'target_field',
  'engine_code',
  'dependencies',
  'inputs',
]);

/** The values that have changed; undefined when none have. */
export function differenceOf(before: Values, after: Values): Difference | undefined {
  const changed = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (changed.length === 0) return undefined;
  const pick = (values: Values) =>
    Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Whether the change may break what relies on the entry. */
export function isBreaking({ before, after }: Difference): boolean {
  return (
    Object.keys(after).some((key) => BREAKING.has(key)) ||
    narrows(before.native_type, after.native_type) ||
    after.is_required === true ||
    after.status === 'inactive'
  );
}

interface Version {
  readonly version_major: number;
  readonly version_minor: number;
}

/** A breaking change starts a new major version. */
export function nextVersion(version: Version, breaking: boolean): Version {
  const { version_major, version_minor } = version;
  return breaking
    ? { version_major: version_major + 1, version_minor: 0 }
    : { version_major, version_minor: version_minor + 1 };
}
