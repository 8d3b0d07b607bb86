import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import { recordId } from '#platform/contract/ids.ts';

/** Kinds of record that the module's events and progress are about. */
export const agentEntities = {
  agent: 'agent',
  file: 'agent_file',
  sync: 'sync_job',
  conversation: 'conversation',
  turn: 'conversation_turn',
  /** Its id is that of the agent. */
  questionSet: 'question_set',
  gap: 'knowledge_gap',
  /** Its id is that of the agent. */
  index: 'agent_index',
} as const;

export const agentEvents = defineEvents('agents', [
  'created',
  'updated',
  'deleted',
  'webhook_checked',
  'webhook_secret_renewed',
  'webhook_secret_removed',
  'file_added',
  'file_replaced',
  'file_restored',
  'file_renamed',
  'file_note_changed',
  'file_encoding_chosen',
  'file_status_changed',
  'file_enabled',
  'file_disabled',
  'file_removed',
  'schedule_changed',
  'sync_started',
  'sync_cancel_requested',
  'sync_succeeded',
  'sync_completed_with_errors',
  'sync_failed',
  'sync_cancelled',
  'index_repaired',
  'conversation_started',
  'conversation_renamed',
  'conversation_deleted',
  'question_asked',
  'answer_cancelled',
  'answer_rated',
  'set_question_added',
  'set_questions_pasted',
  'set_question_changed',
  'set_question_removed',
  'question_set_scoring',
  'question_set_scored',
  'question_set_score_dropped',
  'question_set_score_accepted',
  'question_set_not_scored',
  'gap_noted',
  'gap_assigned',
  'gap_closed',
  'gap_reopened',
  'index_ready',
  'index_switched',
  'index_discarded',
]);

/** Progress of a running sync on the live stream: entity `sync_job`, entity id the job's. */
export const syncProgress = z.object({
  agent_id: recordId,
  files_total: z.number().int(),
  files_done: z.number().int(),
  files_sent: z.number().int(),
  files_failed: z.number().int(),
  chunks_embedded: z.number().int(),
  current_file: z.string().nullable(),
});

export type SyncProgress = z.output<typeof syncProgress>;
