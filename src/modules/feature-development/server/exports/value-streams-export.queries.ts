import { valueStream } from '#modules/feature-development/contract/value-streams.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { valueStreamList } from '../value-streams/value-stream-list.queries.ts';
import { heading } from './heading.ts';

export const valueStreamSheet = valueStreamList.exportAs({
  title: 'feature-development:lists.value_streams.title',
  columns: exportColumns(valueStream, {
    name: { heading: heading('name'), width: 36 },
    description: { heading: 'feature-development:forms.description', width: 48 },
    tags: { heading: heading('tags'), width: 24 },
    manual_status: {
      heading: heading('status'),
      cell: ({ manual_status }, say) => say(`feature-development:statuses.${manual_status}`),
    },
    progress: {
      heading: 'feature-development:lists.columns.progress',
      width: 12,
      cell: ({ progress }) => ({ percent: progress }),
    },
    priority: {
      heading: heading('priority'),
      width: 12,
      cell: ({ priority }, say) => say(`feature-development:priorities.${priority}`),
    },
    owner: { heading: heading('owner'), width: 24 },
    total_sows: { heading: heading('sow_count'), width: 12 },
    start_date: { heading: 'feature-development:fields.start_date', width: 14 },
    due_date: { heading: heading('due_date'), width: 14 },
    created_at: { heading: heading('created_at') },
    updated_at: { heading: heading('updated_at') },
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
