import { sop } from '#modules/feature-development/contract/sops.ts';
import { listedSow } from '#modules/feature-development/contract/sows.ts';
import { NOT_STARTED } from '#modules/feature-development/contract/stage-order.ts';
import { valueStream } from '#modules/feature-development/contract/value-streams.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { sopList } from '../sops/sop-list.queries.ts';
import { sowList } from '../sows/sow-list.queries.ts';
import { valueStreamList } from '../value-streams/value-stream-list.queries.ts';

const heading = (name: string) => `feature-development:fields.${name}` as const;

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
    start_date: { heading: heading('start_date'), width: 14 },
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
    start_date: { heading: heading('start_date'), width: 14 },
    due_date: { heading: heading('due_date'), width: 14 },
    tags: { heading: heading('tags'), width: 24, cell: ({ tags }) => tags.join(', ') },
    created_at: { heading: heading('created_at') },
    updated_at: { heading: heading('updated_at') },
    id: false,
    open_blockers: {
      heading: 'feature-development:relations.kinds.blocked_by',
      width: 36,
      cell: ({ open_blockers }) => open_blockers.map(({ name }) => name).join(', '),
    },
    sop_id: false,
    value_stream_id: false,
    assignee_id: false,
    step_index: false,
    stage_started_at: false,
    version: false,
    updated_by: false,
  }),
});
