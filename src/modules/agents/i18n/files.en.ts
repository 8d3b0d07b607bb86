import type { Texts } from '#platform/contract/texts/texts.ts';
import type { filesTh } from './files.th.ts';

export const filesEn = {
  /** Why a document is not searchable: what happened, and what to do next. */
  reasons: {
    encrypted:
      'This file is protected by a password and cannot be read. Save a copy without the password and upload it again.',
    empty:
      'No text was found in this file. Check that it is the right file and has content, then upload it again.',
    scanned_without_text:
      'This PDF contains no text; it is probably a scan. Run it through text recognition (OCR) or upload the original document.',
    too_large_unpacked:
      'The content of this file is too large to read. Split it into several files and upload them.',
    damaged:
      'This file is damaged or incomplete. Open it in the program it was made with, save it again and upload the new copy.',
    too_old:
      'This file was made with a version of Office that is too old to be read (before 1997). Open it in a present-day program, save it again in the current format and upload the new copy.',
    wrong_type:
      'The content does not match the file extension. Open the file, save it as the type you want (renaming is not enough) and upload it again.',
    too_slow: 'Reading this file took too long. Split it into smaller files and upload them.',
    embedding_unreachable:
      'The embedding service could not be reached. The file is kept; please sync again later.',
    embedding_too_slow:
      'The embedding service took too long to answer. The file is kept; please sync again later.',
    embedding_busy:
      'The embedding service is busy and accepts no more requests for now. The file is kept; please sync again later.',
    embedding_broken:
      'The embedding service has an error of its own. The file is kept; please sync again later, and notify an administrator if it stays so.',
    embedding_refused:
      'The embedding service refused the request. Have an administrator check the model name and the key, then sync again.',
    embedding_garbage:
      'The embedding service gave an answer that cannot be used. Please notify an administrator, then sync again.',
    index_unavailable: 'Writing to the search library failed. The file is kept; please sync again.',
    not_found_again:
      'The file was prepared for searching but a search could not find it again. Please sync once more.',
    missing_content:
      'The content of this file is missing from the storage. Please upload it again.',
  },
  text_warning:
    'Vowels or tone marks are missing from the text that was read, or its letters are wrong ({{percent}}% intact), so searches may miss it. Upload the original, such as the Word file, or save the PDF from it again.',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big-endian)',
    'windows-874': 'Thai (Windows-874, TIS-620)',
    'windows-1252': 'Western European (Windows-1252, Latin-1)',
    shift_jis: 'Japanese (Shift-JIS)',
    gb18030: 'Simplified Chinese (GB18030)',
    big5: 'Traditional Chinese (Big5)',
    'euc-kr': 'Korean (EUC-KR)',
  },
  files: {
    upload_title: 'Upload files',
    drop: 'Drag files here, or press to choose',
    choose_folder: 'Choose a folder',
    still_answering: 'The version prepared before is still used',
    drop_now: 'Drop the files here',
    accepted: 'Accepts {{types}}, up to 100 MB each',
    replace: 'Replace the existing file',
    keep: 'Keep the existing file',
    queue_title: 'Upload queue',
    queue_summary: '{{done}} of {{total}} done',
    queue_unsettled: '{{count}} need your attention',
    clear_completed: 'Clear Completed',
    uploading_file: 'Uploading {{filename}}',
    remove_from_queue: 'Remove {{filename}} from the queue',
    cancel_upload: 'Cancel the upload of {{filename}}',
    retry: 'Try again',
    queue: {
      pending: 'Waiting',
      uploading: 'Uploading {{percent}}%',
      checking: 'Checking the file',
      success: 'Done',
      failed: 'Upload failed',
      same_content:
        'Done, but the content is the same as that of {{filename}}, which is already here',
      clash:
        'There is already a file with this name and other content. Which one do you want to keep?',
    },
    leave_title: 'Leave although files are still uploading?',
    leave_text:
      'Uploads that have not finished will be cancelled. Files already uploaded are kept.',
    leave: 'Leave this page',
    stay: 'Stay',
    search: 'Search file name or note',
    all_statuses: 'All statuses',
    step_by_step: 'Step by step: files, sync, question',
    empty_title: 'No files yet',
    empty_text: 'Upload the documents this agent should answer from, then sync',
    columns: {
      filename: 'Filename',
      size: 'Size',
      type: 'Type',
      uploaded: 'Uploaded',
    },
    actions: {
      download: 'Download',
      edit_note: 'Edit Note',
      choose_encoding: 'Choose the encoding',
      chunks: 'View passages',
      disable: 'Disable',
      enable: 'Enable',
      versions: 'Earlier versions',
      try_again: 'Sync this file again',
      delete: 'Delete',
    },
    encoding_title: 'Encoding of the file',
    encoding: 'Encoding',
    encoding_automatic: 'Automatic (assumed from the content)',
    encoding_hint:
      'If the text of this file reads as garbage, choose another. The next sync reads it again.',
    read_as: 'Read as {{encoding}}',
    read_as_assumed: 'Read as {{encoding}} (assumed)',
    note_title: 'Edit Note',
    rename_title: 'Rename file',
    new_filename: 'New file name',
    delete_title: 'Delete file “{{filename}}”',
    delete_text:
      'The file will be removed from the agent and its search library. This cannot be undone.',
    cancel: 'Cancel',
    delete_confirm: 'Delete file',
    chunks_one: '{{count}} passage',
    chunks_other: '{{count}} passages',
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
    failed_banner_one: '{{count}} file could not be prepared for searching',
    failed_banner_other: '{{count}} files could not be prepared for searching',
    failed_banner_action: 'Show files in error',
    waiting_banner: 'Some files are not synced yet; the agent does not answer from them',
  },
  chunks: {
    title: 'Passages of the file',
    search: 'Try a query on this file, then press Enter',
    number: 'Passage {{number}}',
    length: '{{length}} characters',
    none: 'The search library contains nothing of this file yet',
    no_hits: 'No passage fits the query',
    older:
      'The file has changed since it was prepared for searching; these passages are still used',
    disabled: 'This file is disabled; the agent does not answer from it',
  },
  versions: {
    title: 'Versions of “{{filename}}”',
    number: 'Version {{number}}',
    current: 'Current',
    restore: 'Restore',
    restore_number: 'Restore version {{number}}',
    hint: 'A restored version becomes the newest one and is used after the next sync',
    kept: 'At most {{number}} earlier versions are kept; older ones are removed when a new one is added',
    restored: 'Version restored. Sync to let the agent answer from it.',
    restore_failed: 'Failed to restore the version',
  },
  batch: {
    sync: 'Sync selected files',
    agents: {
      sync: {
        title_one: 'Sync {{count}} agent',
        title_other: 'Sync {{count}} agents',
        text: 'Each gets its own run, for the files that changed.',
      },
      delete: {
        title_one: 'Delete {{count}} agent',
        title_other: 'Delete {{count}} agents',
        text: 'All their files, their search libraries and their sync histories will be deleted. This cannot be undone.',
      },
    },
    files: {
      enable: {
        title_one: 'Enable {{count}} file',
        title_other: 'Enable {{count}} files',
        text: 'The agent uses these files immediately.',
      },
      disable: {
        title_one: 'Disable {{count}} file',
        title_other: 'Disable {{count}} files',
        text: 'The agent stops using these files immediately. The files and their search library are kept.',
      },
      delete: {
        title_one: 'Delete {{count}} file',
        title_other: 'Delete {{count}} files',
        text: 'The files with their earlier versions will be removed from the agent and its search library and cannot be restored.',
      },
    },
  },
} satisfies Texts<typeof filesTh>;
