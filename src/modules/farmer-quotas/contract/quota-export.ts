import { z } from 'zod';
import { errors } from '#platform/contract/errors.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { reasonLimits } from '#platform/contract/personal-values.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { quotaPermissions } from './permissions.ts';
import { quotaFilters } from './quotas.ts';

/** Unmasked files need a permission of their own and a reason, which the history has. */
const choices = {
  ...quotaFilters,
  unmasked: z.enum(['true', 'false']).default('false'),
  reason: plainText(reasonLimits.most).default(''),
};

export type QuotaExportChoices = z.output<z.ZodObject<typeof choices>>;

/** An id or a phone never enters an address that a browser opens. */
const { national_id: _id, phone: _phone, ...opened } = choices;

/** The list as a file for browsers, which open a link by a ticket. */
export const quotaExport = exportRoutes({
  path: '/v1/quotas/list',
  access: quotaPermissions.names.read,
  what: 'the list of quotas',
  filters: opened,
  refuses: [errors.forbidden],
});

export const exportQuotasRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/export',
  access: quotaPermissions.names.read,
  summary: 'The list of quotas as a file, for programs; browsers open a link by a ticket',
  query: z.object({ format: z.enum(['csv', 'excel']).default('csv'), ...choices }),
  refuses: [errors.forbidden],
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
