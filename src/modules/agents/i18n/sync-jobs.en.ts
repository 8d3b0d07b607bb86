import type { Texts } from '#platform/contract/texts/texts.ts';
import type { syncTh } from './sync-jobs.th.ts';

export const syncEn = {
  statuses: {
    file: {
      uploading: 'Uploading',
      processing: 'Preparing for search',
      ready: 'Ready',
      disabled: 'Disabled',
      ready_waiting: 'Stored, waiting for sync',
      ready_changed: 'Changed, waiting for sync',
      error: 'Error',
    },
    sync: {
      running: 'Running',
      cancelling: 'Cancelling',
      success: 'Succeeded',
      completed_with_errors: 'Completed with errors',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
  },
  log: {
    started:
      'Sync started. Files to prepare: {{files}}, to remove: {{removed}}, unchanged: {{unchanged}}, still in error: {{in_error}}',
    started_chosen: 'Sync of chosen files started: {{files}}',
    resumed: 'Continuing after the system stopped half-way. Files left: {{files}}',
    model_hosted: 'Using model {{model}}',
    model_built_in:
      'No model service is set up, so the built-in keyword similarity is used instead of {{model}}',
    model_busy: 'The embedding service is busy: continuing in {{seconds}} s, as it asks',
    model_silent: 'The embedding service has not answered for {{seconds}} s; still waiting',
    built_aside:
      'The settings have changed, so a new search library is built beside the current one, which is used for questions meanwhile',
    compared:
      'Both search libraries were asked the {{count}} questions of the set: first {{first_before}} → {{first}}, within five {{five_before}} → {{five}}',
    not_compared:
      'The question set could not be asked, as the model or the search by meaning did not respond',
    switched:
      'Questions are answered from the new search library now. The previous one is kept, so you can go back to it',
    switch_waits:
      'Questions are still answered from the previous search library: the new one misses {{lost}} questions and {{files}} files. Please choose on the Settings tab',
    nothing_to_do: 'No file has changed; the search library is up to date',
    file_indexed: 'Prepared for searching: {{filename}} (passages: {{chunks}})',
    file_failed: 'Could not prepare for searching: {{filename}} — {{reason}}',
    file_removed: 'Files removed from the search library: {{count}}',
    poor_text:
      'The text of {{filename}} seems to lack vowels or tone marks, or to have wrong letters (quality {{percent}}%); searches may miss it',
    stopped_embedding: 'Sync stopped: {{reason}}',
    stopped_failure:
      'Sync stopped because of an internal error (reference {{id}}). Files already done are kept; please start the sync again.',
    gave_up:
      'Sync stopped because the system went down more than {{attempts}} times. Please start the sync again.',
    finished: 'Finished. Files prepared: {{sent}}, in error: {{failed}}; passages: {{chunks}}',
    finished_failed: 'Failed: no file could be prepared for searching; in error: {{failed}}',
    cancelled:
      'Cancelled as requested. Files done: {{sent}} of {{total}}; the rest is left for the next sync',
  },
  sync: {
    retry_failed: 'Retry failed files only',
    views: { files: 'Files', log: 'Log' },
    stages_title: 'Time spent in each stage',
    stages: {
      read: 'Reading',
      cut: 'Cutting',
      embed: 'Embedding',
      store: 'Storing',
      probe: 'Probing',
      other: 'Planning and recording',
    },
    seconds: '{{seconds}} s',
    no_files_done: 'No file is done yet',
    outcomes: { indexed: 'Prepared', failed: 'Error' },
    title: 'Sync History',
    cancel: 'Cancel sync',
    view_log: 'View log',
    log_title: 'Sync log',
    log_empty: 'No log yet',
    log_copy: 'Copy',
    empty_title: 'Never synced',
    empty_text: 'Sync to prepare the files, so that the agent can search them',
    columns: {
      outcome: 'Result',
      started: 'Started',
      duration: 'Duration',
      triggered_by: 'Triggered by',
      log: 'Log',
    },
    no_end: '-',
    progress: 'File {{done}} of {{total}}',
    progress_chunks_one: '{{count}} passage',
    progress_chunks_other: '{{count}} passages',
    files_failed_one: '{{count}} in error',
    files_failed_other: '{{count}} in error',
    current_file: 'Working on: {{filename}}',
    time_left: 'About {{time}} left',
    waiting: 'Queued',
    by_schedule: 'by schedule',
    still_running: 'Still syncing. Follow it on the Sync History tab.',
  },
  schedule: {
    title: 'Sync schedule',
    hint: 'Syncs changed files automatically at these times',
    repeat: 'Automatic sync',
    repeats: { off: 'Off', hourly: 'Hourly', daily: 'Daily' },
    hour: 'Time',
    next_run: 'Next run {{at}}',
    set_by: 'Set by {{name}}',
    saved: 'Schedule saved',
    save_failed: 'Failed to save the schedule',
  },
  plan: {
    title: 'Sync plan',
    start: 'Start sync',
    nothing: 'No file has changed; the search library is up to date',
    counts: {
      added: 'New',
      changed: 'Content changed',
      settings: 'Settings changed',
      failed: 'Failed before',
      repaired: 'Missing from the search library',
      removed: 'To be removed from the search library',
      unchanged: 'Unchanged',
      in_error: 'Still in error, not tried again',
    },
    files_one: '{{count}} file',
    files_other: '{{count}} files',
    files_title: 'Files to prepare for searching',
    more_one: 'and {{count}} more file',
    more_other: 'and {{count}} more files',
    chunks: 'Estimated passages',
    time: 'Estimated time',
    unknown: 'No data yet',
    too_large:
      'The search library is expected to take {{size}} of memory, and there are {{limit}} for all search libraries: after questions to other agents, a question to this one may take many seconds. Split the documents over several agents, or have an administrator add memory.',
  },
} satisfies Texts<typeof syncTh>;
