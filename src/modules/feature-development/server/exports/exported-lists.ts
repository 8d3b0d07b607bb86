import { sop } from '#modules/feature-development/contract/sops.ts';
import { listedSow } from '#modules/feature-development/contract/sows.ts';
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
    status: {
      heading: heading('status'),
      cell: ({ status }, say) => say(`feature-development:statuses.${status}`),
    },
    status_reason: { heading: heading('status_reason'), width: 24 },
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
    work_status: false,
    manual_status: false,
    owner_id: false,
    notes: false,
    end_date: false,
    sop_count: false,
    started_sows: false,
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
    status: {
      heading: heading('status'),
      cell: ({ status }, say) => say(`feature-development:statuses.${status}`),
    },
    status_reason: { heading: heading('status_reason'), width: 24 },
    progress: {
      heading: 'feature-development:lists.columns.progress',
      width: 12,
      cell: ({ progress }) => ({ percent: progress }),
    },
    sow_count: { heading: heading('sow_count'), width: 12 },
    created_at: { heading: heading('created_at') },
    updated_at: { heading: heading('updated_at') },
    id: false,
    work_status: false,
    manual_status: false,
    value_stream_id: false,
    started_sows: false,
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
    status: {
      heading: heading('status'),
      cell: ({ status }, say) => say(`feature-development:statuses.${status}`),
    },
    status_reason: { heading: heading('status_reason'), width: 24 },
    phase: {
      heading: heading('phase'),
      width: 24,
      cell: ({ phase }, say) => `${phase} ${say(`feature-development:terms.${phase}.name`)}`,
    },
    next_stage: {
      heading: heading('next_stage'),
      width: 36,
      cell: ({ next_stage: stage }, say) =>
        stage === null
          ? say('feature-development:flow.delivered')
          : `${stage}. ${say(`feature-development:stages.${stage}`)}`,
    },
    current_stage: { heading: heading('stages_done'), width: 12 },
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
    work_status: false,
    manual_status: false,
    sop_id: false,
    value_stream_id: false,
    assignee_id: false,
    agent_profile_id: false,
    agent_profile: { heading: heading('agent_profile'), width: 24 },
    step_index: false,
    stage_started_at: false,
    version: false,
    updated_by: false,
  }),
});
