import { formatMonthName } from '#platform/web/i18n/formats.ts';

/** The name of a month, by its number of whatever year. */
export function monthName(month: number): string {
  return formatMonthName(`2026-${String(month).padStart(2, '0')}-01`);
}
