import { listedEngine } from '#modules/engines/contract/engines.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { engineList } from './engine-list.queries.ts';

export const engineSheet = engineList.exportAs({
  title: 'engines:exports.title',
  columns: exportColumns(listedEngine, {
    id: false,
    code: { heading: 'engines:fields.code', width: 20 },
    name: { heading: 'engines:fields.name', width: 36 },
    type: {
      heading: 'engines:fields.type',
      width: 14,
      cell: ({ type }, say) => say(`engines:types.${type}`),
    },
    status: {
      heading: 'engines:fields.status',
      width: 14,
      cell: ({ status }, say) => say(`engines:statuses.${status}`),
    },
    description: { heading: 'engines:fields.description', width: 48 },
    tags: { heading: 'engines:fields.tags', width: 24, cell: ({ tags }) => tags.join(', ') },
    version: { heading: 'engines:exports.version', width: 10 },
    sub_function_count: { heading: 'engines:fields.sub_functions', width: 10 },
    module_count: { heading: 'engines:fields.modules', width: 10 },
    used_in_count: { heading: 'engines:fields.uses', width: 10 },
    replacement: {
      heading: 'engines:fields.replacement',
      width: 20,
      cell: ({ replacement }) => replacement?.code ?? null,
    },
    retires_on: { heading: 'engines:fields.retires_on', width: 14 },
    created_at: { heading: 'engines:detail.created_at' },
    updated_at: { heading: 'engines:fields.updated_at' },
    created_by: false,
    created_by_name: false,
    updated_by: false,
    updated_by_name: false,
  }),
});
