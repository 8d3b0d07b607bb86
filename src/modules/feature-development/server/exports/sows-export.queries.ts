import { listedSow } from '#modules/feature-development/contract/sows.ts';
import { NOT_STARTED } from '#modules/feature-development/contract/stage-order.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { sowList } from '../sows/sow-list.queries.ts';

export const sowSheet = sowList.exportAs({
  title: 'feature-development:lists.sows.title',
  columns: exportColumns(listedSow, {
    name: { heading: 'feature-development:fields.name', width: 36 },
    value_stream_name: { heading: 'feature-development:fields.value_stream', width: 30 },
    sop_name: { heading: 'feature-development:fields.sop', width: 30 },
    description: { heading: 'feature-development:forms.description', width: 48 },
    assignee: { heading: 'feature-development:fields.assignee', width: 24 },
    manual_status: {
      heading: 'feature-development:fields.status',
      cell: ({ manual_status }, say) => say(`feature-development:statuses.${manual_status}`),
    },
    phase: { heading: 'feature-development:fields.phase', width: 8 },
    current_stage: {
      heading: 'feature-development:fields.stage',
      width: 36,
      cell: ({ current_stage: stage }, say) =>
        stage === NOT_STARTED
          ? say('feature-development:forms.not_started')
          : `${stage}. ${say(`feature-development:stages.${stage}`)}`,
    },
    progress: {
      heading: 'feature-development:lists.columns.progress',
      width: 12,
      cell: ({ progress }) => ({ percent: progress }),
    },
    start_date: { heading: 'feature-development:fields.start_date', width: 14 },
    due_date: { heading: 'feature-development:fields.due_date', width: 14 },
    tags: {
      heading: 'feature-development:fields.tags',
      width: 24,
      cell: ({ tags }) => tags.join(', '),
    },
    created_at: { heading: 'feature-development:fields.created_at' },
    updated_at: { heading: 'feature-development:fields.updated_at' },
    id: false,
    sop_id: false,
    value_stream_id: false,
    assignee_id: false,
    step_index: false,
    stage_started_at: false,
    version: false,
    updated_by: false,
  }),
});
