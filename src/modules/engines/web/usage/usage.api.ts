import * as routes from '#modules/engines/contract/usage.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

export const usageLogsQuery = defineQuery(routes.listUsageLogsRoute, ['engine_usage', 'list']);
export const usageTrendQuery = defineQuery(routes.usageTrendRoute, ['engine_usage', 'trend']);
