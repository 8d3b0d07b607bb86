import { valueStream } from '#modules/feature-development/contract/value-streams.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { valueStreamList } from '../value-streams/value-stream-list.queries.ts';

export const valueStreamSheet = valueStreamList.exportAs({
  title: 'feature-development:lists.value_streams.title',
  columns: exportColumns(valueStream, {
    name: { heading: 'feature-development:fields.name', width: 36 },
    description: { heading: 'feature-development:forms.description', width: 48 },
    tags: { heading: 'feature-development:fields.tags', width: 24 },
    manual_status: {
      heading: 'feature-development:fields.status',
      cell: ({ manual_status }, say) => say(`feature-development:statuses.${manual_status}`),
    },
    progress: {
      heading: 'feature-development:lists.columns.progress',
      width: 12,
      cell: ({ progress }) => ({ percent: progress }),
    },
    priority: {
      heading: 'feature-development:fields.priority',
      width: 12,
      cell: ({ priority }, say) => say(`feature-development:priorities.${priority}`),
    },
    owner: { heading: 'feature-development:fields.owner', width: 24 },
    total_sows: { heading: 'feature-development:fields.sow_count', width: 12 },
    start_date: { heading: 'feature-development:fields.start_date', width: 14 },
    due_date: { heading: 'feature-development:fields.due_date', width: 14 },
    created_at: { heading: 'feature-development:fields.created_at' },
    updated_at: { heading: 'feature-development:fields.updated_at' },
    id: false,
    owner_id: false,
    notes: false,
    end_date: false,
    sop_count: false,
    completed_sows: false,
    version: false,
    updated_by: false,
  }),
});
