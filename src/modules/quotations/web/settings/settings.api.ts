import * as letterheads from '#modules/quotations/contract/letterhead.ts';
import * as routes from '#modules/quotations/contract/quotation-settings.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import * as quotations from '#modules/quotations/contract/quotations.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { QUOTATION_SETTINGS } = routes;

export const settingsQuery = defineQuery(routes.getSettingsRoute, [QUOTATION_SETTINGS, 'current'], {
  fresh: true,
});

export const useChangeSettings = defineAction(routes.changeSettingsRoute, texts, {
  refreshes: [QUOTATION_SETTINGS],
  success: 'settings.saved',
  failure: 'settings.save_failed',
});

export const letterheadQuery = defineQuery(
  letterheads.getLetterheadRoute,
  [letterheads.LETTERHEAD, 'current'],
  { fresh: true },
);

export const useChangeLetterhead = defineAction(letterheads.changeLetterheadRoute, texts, {
  refreshes: [letterheads.LETTERHEAD, QUOTATION],
  success: 'settings.letterhead_saved',
  failure: 'settings.letterhead_failed',
});

export const voidNumbersQuery = defineQuery(quotations.voidNumbersRoute, [
  QUOTATION,
  'void-numbers',
]);
