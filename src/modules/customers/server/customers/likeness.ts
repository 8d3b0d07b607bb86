import { HEAD_OFFICE } from '#modules/customers/contract/customer-choices.ts';
import {
  duplicateReasons,
  type DuplicateReason,
} from '#modules/customers/contract/duplicate-reasons.ts';
import { KEY } from './duplicate-keys.ts';

/** What two customers are compared by. */
export interface Comparable {
  /** As `duplicateKeys` makes them. */
  readonly keys: readonly string[];
  /** The tax id as it is found; null without one. */
  readonly tax: string | null;
  readonly branch: string;
  readonly subdistrict_id: number | null;
}

const WEIGHTS: Readonly<Record<DuplicateReason, number>> = {
  tax_id: 8,
  phone: 4,
  email: 4,
  name: 3,
  similar_name: 1,
};

/** A typing error in a shorter name makes another name. */
const SHORTEST_WITH_TYPO = 8;

/** Why two customers may be one; nothing where they are not. */
export function likenessOf(one: Comparable, other: Comparable): DuplicateReason[] {
  const [name, otherName] = [nameIn(one), nameIn(other)];
  const haveTaxIds = one.tax !== null && other.tax !== null;
  const hasSameTaxId = haveTaxIds && one.tax === other.tax && isSameBranch(one, other);
  // Who has another tax id, or is another branch, is somebody else of the same name.
  const mayBeNamesake = haveTaxIds && !hasSameTaxId;
  const isSamePlace = one.subdistrict_id === other.subdistrict_id;
  const isPlaceOpen = one.subdistrict_id === null || other.subdistrict_id === null;
  const holds: Readonly<Record<DuplicateReason, boolean>> = {
    tax_id: hasSameTaxId,
    phone: shareKey(KEY.phone, one, other),
    email: shareKey(KEY.email, one, other),
    name: !mayBeNamesake && name !== '' && name === otherName && (isSamePlace || isPlaceOpen),
    similar_name: !mayBeNamesake && isSamePlace && !isPlaceOpen && isOneTypo(name, otherName),
  };
  return duplicateReasons.filter((reason) => holds[reason]);
}

/** How sure the reasons are together. */
export function weigh(reasons: readonly DuplicateReason[]): number {
  return reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
}

/** Whether two names differ by one letter that is wrong, missing or additional, or by two that changed places. */
export function isOneTypo(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < SHORTEST_WITH_TYPO || one === other) return false;
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  // Branch 1 and branch 2 are two.
  if (/\p{N}/u.test(left + right)) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === `${right[1]}${right[0]}`;
}

/** Without a number it is the head office. */
function isSameBranch(one: Comparable, other: Comparable): boolean {
  return (one.branch || HEAD_OFFICE) === (other.branch || HEAD_OFFICE);
}

function nameIn({ keys }: Comparable): string {
  return keys.find((key) => key.startsWith(KEY.name))?.slice(KEY.name.length) ?? '';
}

function shareKey(kind: string, one: Comparable, other: Comparable): boolean {
  return one.keys.some((key) => key.startsWith(kind) && other.keys.includes(key));
}
