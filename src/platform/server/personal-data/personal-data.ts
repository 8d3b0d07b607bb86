import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isMasked, maskOf } from '#platform/contract/personal-values.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Scope } from '../access/scope.ts';
import type { RecordTable } from '../records/record-keeper.ts';
import type { SecretBox } from '../secret-box.ts';
import { hashIn, joinParts, partsOf } from './sealed-column.ts';

/** A field of a module's records that identifies a person, in a column of the kind `sealed`. */
export interface PersonalField {
  /** Kind of record, as events name it. */
  readonly entity: string;
  /** As the wire names the field. */
  readonly name: string;
  readonly table: RecordTable;
  readonly column: PgColumn;
  /** The permission to read it unmasked. */
  readonly reveal: Permission;
  /** How many of its last characters everybody sees. */
  readonly shown: number;
}

type Of = Pick<Scope, 'companyId'>;

/** Seals, finds and opens personal values. Each is bound to its company and field. */
export interface PersonalData {
  /** What the column stores; null for an empty value. */
  seal(of: Of, field: PersonalField, value: string | null): string | null;
  /** The same for a change: undefined, which changes nothing, where the value was sent back masked. */
  sealIfNew(of: Of, field: PersonalField, value: string | null): string | null | undefined;
  /** What `hashIn` has for this value, for conditions that `matches` is not enough for. */
  hash(of: Of, field: PersonalField, value: string): string;
  /** The condition for records with exactly this value, however it is spaced. */
  matches(of: Of, field: PersonalField, value: string): SQL;
  /** The value, from what `storedIn` selected. */
  open(of: Of, field: PersonalField, stored: string): string;
}

/** Makes it with the keys of this installation. */
export function createPersonalData(secrets: SecretBox): PersonalData {
  const hash: PersonalData['hash'] = (of, field, value) =>
    secrets.hash(normalise(value), placeOf(of, field));
  const seal: PersonalData['seal'] = (of, field, given) => {
    const value = normalise(given ?? '');
    if (value === '') return null;
    if (isMasked(value)) throw new Error(`${field.entity}.${field.name}: a mask is not a value`);
    return joinParts({
      hash: hash(of, field, value),
      sealed: secrets.seal(value, placeOf(of, field)),
      masked: maskOf(value, field.shown),
    });
  };
  return {
    seal,
    hash,
    sealIfNew: (of, field, value) =>
      value !== null && isMasked(value) ? undefined : seal(of, field, value),
    matches: (of, field, value) => eq(hashIn(field.column), hash(of, field, value)),
    open: (of, field, stored) => secrets.open(partsOf(stored).sealed, placeOf(of, field)),
  };
}

/** Records of a company may pass a value on to each other, as when two are merged. */
function placeOf({ companyId }: Of, { entity, name }: PersonalField): string {
  return `${companyId}:${entity}.${name}`;
}

const THAI_ZERO = 0x0e50;

/** One spelling of a number or code: without spaces and hyphens, in Arabic digits and capitals. */
function normalise(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .toUpperCase();
}
