import { formatAlternatives } from '#platform/web/i18n/formats.ts';
import type { QuotationTexts } from '../texts.ts';

/** So many are named. */
const NAMED = 3;

/** The people and roles of whom one decides. */
export function writeAsked(t: QuotationTexts, asked: readonly string[]): string {
  const more = asked.length - NAMED;
  const others = more > 0 ? [t('moves.others', { count: more })] : [];
  return formatAlternatives([...asked.slice(0, NAMED), ...others]);
}
