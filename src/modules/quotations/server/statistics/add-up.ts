import type { QuotationStatus, Rejecter } from '#modules/quotations/contract/quotation-status.ts';
import { toBaht, toSatang } from '#platform/contract/money.ts';

/** Quotations of one month, status and person. */
export interface Group {
  readonly month: string;
  readonly status: QuotationStatus;
  readonly rejected_by: Rejecter | null;
  /** Whether the customer got them. */
  readonly wereSent: boolean;
  readonly owner_id: number | null;
  readonly count: number;
  /** In baht. */
  readonly total: number;
}

/** The figures of some groups. */
export function addUp(groups: readonly Group[]) {
  const accepted = groups.filter(({ status }) => status === 'accepted');
  return {
    count: countOf(groups),
    total: totalOf(groups),
    accepted: countOf(accepted),
    accepted_total: totalOf(accepted),
    decided: countOf(groups.filter(isDecided)),
  };
}

/** Years in which quotations of a company can be; a longer time shows only months that have some. */
const MOST_MONTHS = 120;

/** The months of a time, as `2026-11`. */
export function monthsBetween(from: string, to: string, used: readonly string[]): string[] {
  const first = monthNumber(from);
  const many = monthNumber(to) - first + 1;
  if (many > MOST_MONTHS) return [...used].toSorted();
  return Array.from({ length: Math.max(0, many) }, (_, index) => monthName(first + index));
}

function isDecided({ status, rejected_by, wereSent }: Group): boolean {
  return (
    status === 'accepted' ||
    (status === 'expired' && wereSent) ||
    (status === 'rejected' && rejected_by === 'customer')
  );
}

function countOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

function totalOf(groups: readonly Group[]): number {
  return toBaht(groups.reduce((sum, { total }) => sum + toSatang(total), 0));
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function monthName(number: number): string {
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  return `${year}-${String((number % 12) + 1).padStart(2, '0')}`;
}
