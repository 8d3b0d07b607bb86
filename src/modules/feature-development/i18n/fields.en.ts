import type { Texts } from '#platform/contract/texts/texts.ts';
import type { fieldsTh } from './fields.th.ts';

/** What fields are called in English. */
export const fieldsEn = {
  status: 'Status',
  status_reason: 'Why the status is set by hand',
  phase: 'Phase',
  name: 'Name',
  tags: 'Tags',
  due_date: 'Due Date',
  sow_count: 'SOWs',
  agent_profile: 'Agent profile',
  assignee: 'Assigned To',
  owner: 'Owner',
  priority: 'Priority',
  stage: 'Stage',
  next_stage: 'Current Stage',
  stages_done: 'Stages done (of 20)',
  start_date: 'Start Date',
  end_date: 'End Date',
  notes: 'Note',
  created_at: 'Created',
  updated_at: 'Last changed',
  rollback_reason: 'Rollback Reason',
  assignees: 'Assignees',
  approver: 'Approver',
  sop: 'SOP',
  value_stream: 'Value stream',
} satisfies Texts<typeof fieldsTh>;
