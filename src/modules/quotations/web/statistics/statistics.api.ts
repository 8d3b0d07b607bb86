import * as routes from '#modules/quotations/contract/statistics.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';

export const statisticsQuery = defineListQuery(routes.statisticsRoute, [QUOTATION, 'statistics']);
