import { QUOTA_COLUMNS } from '#modules/farmer-quotas/contract/imports.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { EXAMPLE } from './example-quota.ts';

/** The headings of an import with an example below. */
export const quotaTemplate: ExportableList<typeof EXAMPLE> = {
  title: 'farmer-quotas:exports.template',
  columns: QUOTA_COLUMNS.map((column) => ({
    heading: `farmer-quotas:fields.${column}` as const,
    width: 18,
    cell: (row) => row[column] ?? '',
  })),
  findIds: async () => ['example'],
  readRows: async () => [{ ...EXAMPLE, id: 'example' }],
};
