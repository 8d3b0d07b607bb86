import * as routes from '#modules/quotations/contract/paper.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

/** A stored quotation as a picture of its pages. */
export const paperQuery = defineQuery(routes.showPaperRoute, [QUOTATION, 'paper'], {
  persist: false,
});
