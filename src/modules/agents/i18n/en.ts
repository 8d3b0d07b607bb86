import type { Texts } from '#platform/contract/texts/texts.ts';
import { conversationsEn } from './conversations.en.ts';
import { indexesEn } from './index-generations.en.ts';
import { qualityEn } from './question-set.en.ts';
import { filesEn } from './files.en.ts';
import { syncEn } from './sync-jobs.en.ts';
import { screensEn } from './agents.en.ts';
import { webhookEn } from './webhook.en.ts';
import type { th } from './th.ts';

const reasons = {
  encrypted:
    'This file is protected by a password and cannot be read. Save a copy without the password and upload it again.',
  empty:
    'No text was found in this file. Check that it is the right file and has content, then upload it again.',
  scanned_without_text:
    'This PDF holds no text; it is probably a scan made of pictures. Run it through text recognition (OCR) or upload the original document.',
  too_large_unpacked:
    'The content of this file is too large to read. Split it into several files and upload them.',
  damaged:
    'This file is damaged or incomplete. Open it in the program it was made with, save it again and upload the new copy.',
  wrong_type:
    'The content does not match the file extension. Open the file, save it as the type you want (renaming is not enough) and upload it again.',
  too_slow: 'Reading this file took too long. Split it into smaller files and upload them.',
  embedding_unreachable:
    'The embedding service could not be reached. The file is kept; please sync again later.',
  embedding_too_slow:
    'The embedding service took too long to answer. The file is kept; please sync again later.',
  embedding_refused:
    'The embedding service refused the request. Have an administrator check the model name and the key, then sync again.',
  embedding_garbage:
    'The embedding service answered something that cannot be used. Please tell an administrator, then sync again.',
  index_unavailable: 'Writing to the index failed. The file is kept; please sync again.',
  not_found_again:
    'The file was indexed but a search could not find it again. Please sync once more.',
  missing_content: 'The content of this file is missing from the storage. Please upload it again.',
};

export const en = {
  errors: {
    name_required: 'Name is required',
    owner_required: 'Owner is required',
    owner_unknown: 'The company has no such employee',
    webhook_required: 'Webhook URL is required',
    webhook_invalid: 'The webhook URL must start with https:// or http://',
    webhook_credentials: 'The webhook URL must not contain a user name or password',
    webhook_private: 'The webhook must be a public internet address, not one inside a network',
    index_required: 'Pinecone index is required',
    index_invalid: 'Invalid index format (lowercase, numbers, hyphens, underscores only)',
    index_taken: 'Another agent of the company uses this index name',
    index_locked: 'The index name cannot change once the agent exists',
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
    file_too_large: 'File size exceeds 100MB limit',
    file_type_not_allowed: 'File type .{{extension}} is not allowed',
    file_wrong_type: reasons.wrong_type,
    file_empty: reasons.empty,
    file_encrypted: reasons.encrypted,
    file_too_large_unpacked: reasons.too_large_unpacked,
    file_damaged: reasons.damaged,
    file_scanned_without_text: reasons.scanned_without_text,
    file_too_slow: reasons.too_slow,
    extension_fixed: 'The file type cannot change; the name must end with .{{extension}}',
    filename_required: 'File name is required',
    file_name_invalid:
      'The file name contains characters that cannot be used. Rename the file and upload it again.',
    file_name_too_long:
      'The file name is longer than {{limit}} characters. Shorten it and upload the file again.',
    content_missing:
      'The content of this file is missing from the storage. Please upload it again.',
    filename_taken: 'There is already a file with this name',
    no_files: 'Please choose at least one file',
    storage_full: 'The storage is full and the file was not saved. Please tell your administrator.',
    title_required: 'Please name the conversation',
    question_required: 'Please type a question',
    question_unusable: 'The question is too long or holds a character that cannot be stored',
    question_in_set: 'This question is in the question set already',
    question_set_full: 'The question set is full: it holds at most {{limit}} questions',
    expected_file_required: 'Please name at least one file that holds the answer',
    expected_file_unknown:
      'A chosen file is not among the files of this agent; it may have been deleted',
    expected_file_not_here: 'This agent has no file named “{{filename}}”',
    expected_files_too_many: 'Too many files for one question',
    gap_note_required: 'Please say in a note why this is closed',
    gap_closed: 'This gap is closed already',
    gap_open: 'This gap is open already',
    index_not_ready: 'This index cannot answer yet, or answers already',
    index_gone: 'This index is no longer there; it may have been thrown away',
    index_answers: 'The index that answers questions cannot be thrown away',
    paste_required: 'Please paste at least one line',
    paste_unreadable: 'The pasted text cannot be read. Check that all quotation marks are closed',
  },
  reasons,
  text_warning:
    'Vowels or tone marks are missing from the text that was read ({{percent}}% sound), so searches may miss it. Upload the original, such as the Word file, or save the PDF anew from it.',
  webhook_failures: {
    forbidden_address:
      'The webhook leads to an address inside the network and was not called. Please correct the webhook URL.',
    unreachable:
      'The webhook could not be reached. Check that the workflow is active and the URL is right.',
    too_slow: 'The webhook did not answer within 30 seconds, or fell silent halfway.',
    too_large: "The webhook's answer is too large.",
    refused: 'The webhook answered with status {{status}}.',
    unusable_answer: 'The webhook answered, but with no answer in `output` or `text`.',
    workflow_failed: 'The workflow says that it failed. Its own log tells more.',
    interrupted: 'The system stopped before the answer was complete. Please ask again.',
    broken: 'Something of ours broke, and the question was not answered. Please try again.',
    secret_unreadable:
      'The secret that signs the calls cannot be read, so the webhook was not called. Make a new one on the Settings tab.',
  },
  permissions: {
    title: 'Chat agents',
    read: 'See agents, files and sync history',
    write: 'Create and edit agents, manage files',
    delete: 'Delete agents',
    sync: 'Start and cancel syncs',
    ask: 'Ask agents and search their documents',
  },
  events: {
    created: 'Agent created',
    updated: 'Agent updated',
    deleted: 'Agent deleted',
    webhook_checked: 'Webhook checked',
    webhook_secret_renewed: 'Webhook secret renewed',
    webhook_secret_removed: 'Webhook calls no longer signed',
    file_added: 'File added',
    file_replaced: 'File replaced',
    file_restored: 'Earlier version of a file restored',
    file_renamed: 'File renamed',
    file_note_changed: 'File note changed',
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
    index_repaired: 'Index repaired',
    conversation_started: 'Conversation with an agent started',
    conversation_renamed: 'Conversation renamed',
    conversation_deleted: 'Conversation deleted',
    question_asked: 'Agent asked',
    answer_cancelled: 'Answer of an agent stopped',
    answer_rated: 'Answer rated',
    set_question_added: 'Question added to the question set',
    set_questions_pasted: 'Questions pasted into the question set',
    set_question_changed: 'Question of the question set changed',
    set_question_removed: 'Question taken out of the question set',
    question_set_scoring: 'Scoring of the question set started',
    question_set_scored: 'Question set scored',
    question_set_score_dropped: 'Score of the question set dropped',
    question_set_score_accepted: 'Dropped score of the question set accepted',
    question_set_not_scored: 'Question set could not be scored',
    gap_noted: 'Badly answered question noted',
    gap_assigned: 'Knowledge gap assigned',
    gap_closed: 'Knowledge gap closed',
    gap_reopened: 'Knowledge gap reopened',
    index_ready: 'New index ready to be chosen',
    index_switched: 'Index that answers exchanged',
    index_discarded: 'Index that did not answer thrown away',
  },
  exports: {
    agents: 'Agents',
    file_list: 'Files',
    code: 'Code',
    name: 'Name',
    description: 'Description',
    owner: 'Owner',
    tags: 'Tags',
    index: 'Index',
    embedding_model: 'Embedding model',
    chunk_size: 'Chunk size',
    chunk_overlap: 'Chunk overlap',
    webhook: 'Webhook address',
    files: 'Number of files',
    latest_sync_status: 'Latest sync',
    latest_sync_at: 'Last synced at',
    created_at: 'Created at',
    updated_at: 'Updated at',
    filename: 'File name',
    size_bytes: 'Size (bytes)',
    mime_type: 'Type',
    status: 'Status',
    reason: 'Reason',
    pages: 'Pages',
    chunks: 'Chunks',
    uploaded_at: 'Uploaded at',
    uploaded_by: 'Uploaded by',
    note: 'Note',
  },
  inbox: {
    sync_succeeded: 'Documents of “{{agent}}” synced: {{count}} file(s)',
    sync_completed_with_errors:
      'Documents of “{{agent}}” synced: {{count}} file(s) done, {{failed}} unreadable',
    sync_failed: 'Documents of “{{agent}}” could not be synced',
    sync_cancelled: 'Sync of the documents of “{{agent}}” was cancelled',
    index_ready:
      'The new index of “{{agent}}” is built but does not find all that the one of now finds. Please choose whether to use it',
    gap_assigned: 'A question that “{{agent}}” does not answer well yet was assigned to you',
    score_dropped:
      'The search of “{{agent}}” got worse. Of {{count}} questions the file came first for {{first_before}} → {{first}} and within five for {{five_before}} → {{five}}',
  },
  statuses: {
    file: {
      uploading: 'Uploading',
      processing: 'Indexing',
      ready: 'Ready',
      disabled: 'Disabled',
      ready_waiting: 'Stored, waiting for sync',
      ready_changed: 'Changed, waiting for sync',
      error: 'Error',
    },
    sync: {
      running: 'Running',
      cancelling: 'Cancelling',
      success: 'Success',
      completed_with_errors: 'Completed with errors',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
  },
  log: {
    started:
      'Sync started: {{files}} file(s) to index, {{removed}} to remove, {{unchanged}} unchanged',
    started_chosen: 'Sync of chosen files started: {{files}} file(s)',
    resumed: 'Continuing after the system stopped half-way: {{files}} file(s) left',
    model_hosted: 'Using model {{model}}',
    model_built_in:
      'No model service is set up, so the built-in keyword similarity stands in for {{model}}',
    built_aside:
      'The settings have changed, so a new index is built aside. Meanwhile questions are answered from the one there is',
    compared:
      'Both indexes were asked the {{count}} questions of the set: first {{first_before}} → {{first}}, within five {{five_before}} → {{five}}',
    not_compared:
      'The question set could not be asked, as the model or the vector index did not answer',
    switched:
      'Questions are answered from the new index now. The one before is kept and can be gone back to',
    switch_waits:
      'Questions are still answered from the index before: the new one misses {{lost}} questions and {{files}} files. Please choose on the Settings tab',
    nothing_to_do: 'No file has changed; the index is up to date',
    file_indexed: 'Indexed: {{filename}} ({{chunks}} chunk(s))',
    file_failed: 'Could not index: {{filename}} — {{reason}}',
    file_removed: 'Removed from the index: {{count}} file(s)',
    poor_text:
      'The text of {{filename}} seems to lack vowels or tone marks (quality {{percent}}%); searches may miss it',
    stopped_embedding: 'Sync stopped: {{reason}}',
    stopped_failure:
      'Sync stopped because something of ours broke (reference {{id}}). Files already done are kept; please start the sync again.',
    gave_up:
      'Sync stopped because the system went down more than {{attempts}} times. Please start the sync again.',
    finished: 'Finished: {{sent}} file(s) indexed, {{failed}} in error, {{chunks}} chunk(s)',
    finished_failed: 'Failed: none of the {{failed}} file(s) could be indexed',
    cancelled:
      'Cancelled as asked: {{sent}} of {{total}} file(s) done, the rest waits for the next sync',
  },
  /** What the stand-in of a workflow says around the passages. */
  demo: {
    opening: "From the company's documents:",
    sources: 'Sources: {{sources}}',
    source_with_page: '{{filename}} page {{page}}',
    nothing_found: "Nothing in this agent's documents fits the question.",
  },
  webhook: webhookEn,
  conversations: conversationsEn,
  quality: qualityEn,
  indexes: indexesEn,
  ...filesEn,
  ...syncEn,
  ...screensEn,
} satisfies Texts<typeof th>;
