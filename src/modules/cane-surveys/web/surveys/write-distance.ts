import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { SurveyTexts } from '../texts.ts';

const METRES_OF_A_KILOMETRE = 1_000;

/** A distance in metres up to a kilometre, and in kilometres from there. */
export function writeDistance(t: SurveyTexts, metres: number): string {
  if (metres <= METRES_OF_A_KILOMETRE) {
    return t('standing.metres', { metres: formatNumber(metres) });
  }
  const kilometres = Math.round(metres / (METRES_OF_A_KILOMETRE / 10)) / 10;
  return t('standing.kilometres', { kilometres: formatNumber(kilometres) });
}
