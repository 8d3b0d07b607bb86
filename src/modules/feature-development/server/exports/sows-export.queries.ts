import { listedSow } from '#modules/feature-development/contract/sows.ts';
import { NOT_STARTED } from '#modules/feature-development/contract/stage-order.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { sowList } from '../sows/sow-list.queries.ts';
import { heading } from './heading.ts';

export const sowSheet = sowList.exportAs({
  title: 'feature-development:lists.sows.title',
  columns: exportColumns(listedSow, {
    name: { heading: heading('name'), width: 36 },
    value_stream_name: { heading: heading('value_stream'), width: 30 },
    sop_name: { heading: heading('sop'), width: 30 },
    description: { heading: 'feature-development:forms.description', width: 48 },
    assignee: { heading: heading('assignee'), width: 24 },
    manual_status: {
      heading: heading('status'),
      cell: ({ manual_status }, say) => say(`feature-development:statuses.${manual_status}`),
    },
    phase: { heading: heading('phase'), width: 8 },
    current_stage: {
      heading: heading('stage'),
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
    due_date: { heading: heading('due_date'), width: 14 },
    tags: { heading: heading('tags'), width: 24, cell: ({ tags }) => tags.join(', ') },
    created_at: { heading: heading('created_at') },
    updated_at: { heading: heading('updated_at') },
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
