import type { Texts } from '#platform/contract/texts/texts.ts';
import type { recordsTh } from './records-th.ts';

/** Texts of checklists, files, comments and the timeline, as far as the server says them. */
export const recordsEn = {
  errors: {
    checklist_locked:
      'The checklist cannot be edited: stage {{stage}} has not been started, or is complete',
    table_name_required: 'Enter a name for the table',
    header_required: 'Enter a name for the column',
    header_repeated_in_table: 'Columns of one table need different names',
    rows_ragged: 'Some rows have another number of cells than there are columns',
    too_many_rows_in_checklist: 'The checklist of one stage has too many rows',
    skip_reason_required: 'Say why it is skipped',
    csv_required: 'Please select a CSV file',
    csv_unreadable: 'The file cannot be read. Save it as CSV in UTF-8 and try again',
    csv_too_large: 'A CSV file may have at most {{limit}} MB',
    csv_table_missing: 'Line {{line}}: a table begins with a row “Table:” and its name',
    csv_name_missing: 'Line {{line}}: no name follows “Table:”',
    csv_headers_missing: 'Line {{line}}: the table “{{name}}” has no row of headers',
    csv_rows_missing: 'Line {{line}}: the table “{{name}}” has no rows',
    csv_header_blank: 'Line {{line}}: header {{column}} is empty',
    csv_header_repeated: 'Line {{line}}: the header “{{header}}” stands twice',
    csv_ragged: 'Line {{line}}: {{cells}} cell(s), but there are {{headers}} header(s)',
    csv_cell_long: 'Line {{line}}: cell {{column}} is longer than {{limit}} characters',
    csv_too_many_columns: 'Line {{line}}: at most {{limit}} columns',
    csv_too_many_tables: 'Line {{line}}: at most {{limit}} tables in a stage',
    csv_too_many_rows: 'Line {{line}}: at most {{limit}} rows in a stage',
    checklist_full:
      'With what is there already, the stage would have more than {{tables}} tables or {{rows}} rows',
    file_missing: 'No file was sent. Choose it again',
    file_name_invalid: 'This file name cannot be used. Rename the file and try again',
    file_too_large: 'The file “{{filename}}” is too large: at most {{limit}} MB each',
    files_full: 'A stage can hold at most {{limit}} files',
    file_not_shown: 'Only images and PDF can be previewed. Download this file instead',
    stage_unknown: 'There is no such stage: they go from 1 to 20',
    comment_required: 'Write a comment',
  },
  events: {
    checklist_uploaded: 'Checklist uploaded',
    checklist_saved: 'Whole checklist saved',
    checklist_row_done: 'Checklist row done',
    checklist_row_opened: 'Checklist row opened again',
    checklist_row_skipped: 'Checklist row skipped',
    checklist_row_remarked: 'Remark written in checklist',
    checklist_template_saved: 'Checklist template saved',
    file_added: 'File attached to SOW',
    file_replaced: 'New version of file attached to SOW',
    file_removed: 'File of SOW removed',
    comment_added: 'Comment added',
    comment_edited: 'Comment edited',
    comment_deleted: 'Comment deleted',
  },
  inbox: {
    mentioned: 'You were mentioned in “{{sow}}”',
    mentioned_by: '{{who}} mentioned you in “{{sow}}”',
  },
} satisfies Texts<typeof recordsTh>;
