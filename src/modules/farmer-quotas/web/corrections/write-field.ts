import { writeDay } from '#platform/web/date/say-day.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { QuotaTexts } from '../texts.ts';

/** The name of a field of a quota in the reader's language; one that has none is shown as it is. */
export function nameOfField(t: QuotaTexts, field: string): string {
  const write: (key: `fields.${string}`) => string = t as never;
  return write(`fields.${field}`);
}

/** A value of a field as people read it. */
export function writeField(t: QuotaTexts, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('corrections.blank');
  if (typeof value === 'number') {
    return field.endsWith('_id') ? String(value) : formatNumber(value);
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  return field === 'birth_date' ? writeDay(value) : value;
}
