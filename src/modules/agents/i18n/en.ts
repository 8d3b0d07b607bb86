import type { Texts } from '#platform/contract/texts/texts.ts';
import { fieldsEn } from './fields.en.ts';
import { agentsEn } from './agents.en.ts';
import { askEn, conversationsEn } from './conversations.en.ts';
import { agentSettingsEn } from './agent-settings.en.ts';
import { demoEn } from './demo.en.ts';
import { exportsEn } from './exports.en.ts';
import { filesEn } from './files.en.ts';
import { firstStepsEn } from './first-steps.en.ts';
import { homeEn } from './home.en.ts';
import { indexCheckEn } from './index-check.en.ts';
import { indexesEn } from './index-generations.en.ts';
import { knowledgeGapsEn } from './knowledge-gaps.en.ts';
import { qualityEn } from './question-set.en.ts';
import { syncEn } from './sync-jobs.en.ts';
import { webhookEn, webhookFailuresEn } from './webhook.en.ts';
import type { th } from './th.ts';

export const en = {
  errors: {
    name_required: 'Name is required',
    owner_required: 'Owner is required',
    owner_unknown: 'The company has no such employee',
    webhook_required: 'Webhook URL is required',
    webhook_invalid: 'The address of the answering service must start with https:// or http://',
    webhook_credentials:
      'The address of the answering service must not contain a username or password',
    webhook_private:
      'The answering service is inside a network. An administrator can allow it under Setting > In-house services.',
    webhook_forbidden: 'This address is never called. Use another one for the answering service.',
    index_required: 'Pinecone index is required',
    index_invalid: 'Invalid index format (lowercase, numbers, hyphens, underscores only)',
    index_taken: 'Another agent of the company has a search library of this name',
    index_locked: 'The name of the search library cannot change once the agent exists',
    model_invalid: 'A model name may contain letters, numbers and . _ - / : @ only',
    overlap_too_large: 'Chunk overlap must be less than chunk size',
    confirm_name: 'Please type the agent name to confirm',
    sync_running: 'This agent is syncing. Please wait until it is done, or cancel it first.',
    sync_not_running: 'This sync has already ended.',
    nothing_failed: 'No file is in error, so there is nothing to try again.',
    file_status_not_allowed:
      'The status cannot change from “{{from}}” to “{{to}}”. Only a file in error can be set ready, to be synced again.',
    file_exists:
      'There is already a file named {{filename}}. To use the new version, choose “Replace the existing file”.',
    file_has_no_encoding: 'Only the encoding of text files (txt, md, csv, json) can be chosen.',
    file_too_large: 'File size exceeds 100MB limit',
    file_type_not_allowed: 'File type .{{extension}} is not allowed',
    file_wrong_type: filesEn.reasons.wrong_type,
    file_empty: filesEn.reasons.empty,
    file_encrypted: filesEn.reasons.encrypted,
    file_too_large_unpacked: filesEn.reasons.too_large_unpacked,
    file_damaged: filesEn.reasons.damaged,
    file_too_old: filesEn.reasons.too_old,
    file_scanned_without_text: filesEn.reasons.scanned_without_text,
    file_too_slow: filesEn.reasons.too_slow,
    extension_fixed: 'The file type cannot change; the name must end with .{{extension}}',
    filename_required: 'Enter the file name',
    file_name_invalid:
      'The file name contains characters that cannot be used. Rename the file and upload it again.',
    file_name_too_long:
      'The file name is longer than {{limit}} characters. Shorten it and upload the file again.',
    content_missing:
      'The content of this file is missing from the storage. Please upload it again.',
    filename_taken: 'There is already a file with this name',
    no_files: 'Choose at least one file',
    storage_full:
      'The storage is full and the file was not saved. Please notify your administrator.',
    title_required: 'Enter a name for the conversation',
    question_required: 'Enter a question',
    question_unusable: 'The question is too long or contains a character that cannot be stored',
    question_in_set: 'This question is in the question set already',
    question_set_full: 'The question set is full: it has at most {{limit}} questions',
    expected_file_required: 'Choose at least one file that contains the answer',
    expected_file_unknown:
      'A chosen file is not among the files of this agent; it may have been deleted',
    expected_file_not_here: 'This agent has no file named “{{filename}}”',
    expected_files_too_many: 'Too many files for one question',
    gap_note_required: 'Enter a note that says why this is closed',
    gap_closed: 'This gap is closed already',
    gap_open: 'This gap is open already',
    index_not_ready: 'This search library cannot be used yet, or is in use already',
    index_gone: 'This search library is no longer there; it may have been discarded',
    index_answers: 'The search library in use cannot be discarded',
    paste_required: 'Paste at least one line',
    paste_unreadable: 'The pasted text cannot be read. Check that all quotation marks are closed',
  },
  fields: fieldsEn,
  actions: {
    refresh: 'Refresh',
    delete: 'Delete',
    edit: 'Edit',
    rename: 'Rename',
    sync: 'Sync Now',
  },
  permissions: {
    title: 'Chat agents',
    read: 'See agents, files and sync history',
    write: 'Create and edit agents, manage files',
    delete: 'Delete agents',
    sync: 'Start and cancel syncs',
    ask: 'Ask agents and search their documents',
    configure: 'Set what new agents begin with',
  },
  events: {
    created: 'Agent created',
    updated: 'Agent updated',
    deleted: 'Agent deleted',
    settings_changed: 'Defaults of new agents changed',
    webhook_checked: 'Answering service checked',
    webhook_secret_renewed: 'Secret of the answering service renewed',
    webhook_secret_removed: 'Calls to the answering service no longer signed',
    file_added: 'File added',
    file_replaced: 'File replaced',
    file_restored: 'Earlier version of a file restored',
    file_renamed: 'File renamed',
    file_note_changed: 'File note changed',
    file_encoding_chosen: 'Encoding of a file chosen',
    file_status_changed: 'File status changed',
    file_enabled: 'File enabled',
    file_disabled: 'File disabled',
    file_removed: 'File removed',
    schedule_changed: 'Sync schedule changed',
    sync_started: 'Sync started',
    sync_cancel_requested: 'Sync cancellation requested',
    sync_succeeded: 'Sync succeeded',
    sync_completed_with_errors: 'Sync completed with errors',
    sync_failed: 'Sync failed',
    sync_cancelled: 'Sync cancelled',
    index_repaired: 'Search library repaired',
    conversation_started: 'Conversation with an agent started',
    conversation_renamed: 'Conversation renamed',
    conversation_deleted: 'Conversation deleted',
    question_asked: 'Question asked',
    answer_cancelled: 'Answer of an agent stopped',
    answer_rated: 'Answer rated',
    set_question_added: 'Question added to the question set',
    set_questions_pasted: 'Questions pasted into the question set',
    set_question_changed: 'Question of the question set changed',
    set_question_removed: 'Question removed from the question set',
    question_set_scoring: 'Scoring of the question set started',
    question_set_scored: 'Question set scored',
    question_set_score_dropped: 'Score of the question set dropped',
    question_set_score_accepted: 'Dropped score of the question set accepted',
    question_set_not_scored: 'Question set could not be scored',
    gap_noted: 'Badly answered question noted',
    gap_assigned: 'Knowledge gap assigned',
    gap_closed: 'Knowledge gap closed',
    gap_reopened: 'Knowledge gap reopened',
    index_ready: 'New search library ready to be chosen',
    index_switched: 'Search library in use switched',
    index_discarded: 'Unused search library discarded',
  },
  webhook: webhookEn,
  webhook_failures: webhookFailuresEn,
  conversations: conversationsEn,
  ask: askEn,
  quality: { ...qualityEn, ...knowledgeGapsEn },
  indexes: indexesEn,
  exports: exportsEn,
  first_steps: firstStepsEn,
  demo: demoEn,
  defaults: agentSettingsEn,
  ...agentsEn,
  ...filesEn,
  ...homeEn,
  ...indexCheckEn,
  ...syncEn,
} satisfies Texts<typeof th>;
