import { sop } from '#modules/feature-development/contract/sops.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { sopList } from '../sops/sop-list.queries.ts';
import { heading } from './heading.ts';

export const sopSheet = sopList.exportAs({
  title: 'feature-development:lists.sops.title',
  columns: exportColumns(sop, {
    name: { heading: heading('name'), width: 36 },
    value_stream_name: { heading: heading('value_stream'), width: 36 },
    description: { heading: 'feature-development:forms.description', width: 48 },
    manual_status: {
      heading: heading('status'),
      cell: ({ manual_status }, say) => say(`feature-development:statuses.${manual_status}`),
    },
    progress: {
      heading: 'feature-development:lists.columns.progress',
      width: 12,
      cell: ({ progress }) => ({ percent: progress }),
    },
    sow_count: { heading: heading('sow_count'), width: 12 },
    created_at: { heading: heading('created_at') },
    updated_at: { heading: heading('updated_at') },
    id: false,
    value_stream_id: false,
    completed_sows: false,
    version: false,
    updated_by: false,
  }),
});
