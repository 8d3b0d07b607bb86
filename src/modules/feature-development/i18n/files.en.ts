import type { Texts } from '#platform/contract/texts/texts.ts';
import type { filesTh } from './files.th.ts';

/** Files of stages in English. */
export const filesEn = {
  workspace: {
    files: {
      title: 'Files',
      add: 'Attach file',
      limit: 'At most {{size}} MB each',
      version: 'Version {{number}}',
      preview: 'Preview {{name}}',
      download: 'Download {{name}}',
      versions: 'All versions',
      actions: 'Actions for {{name}}',
      versions_of: 'Versions of {{name}}',
      versions_hint: 'A file with the same name becomes the next version. Earlier ones are kept.',
      remove_title: 'Delete file “{{name}}”?',
      remove_text:
        'The file disappears from the stage with all its versions. This cannot be undone.',
      remove_failed: 'Failed to delete file',
    },
  },
  errors: {
    file_missing: 'No file was sent. Choose it again',
    file_name_invalid: 'This file name cannot be used. Rename the file and try again',
    file_too_large: 'The file “{{filename}}” is too large: at most {{limit}} MB each',
    files_full: 'A stage can have at most {{limit}} files',
    file_not_shown: 'Only images and PDF can be previewed. Download this file instead',
    stage_unknown: 'There is no such stage: they go from 1 to 20',
  },
  events: {
    file_added: 'File attached to SOW',
    file_replaced: 'New version of file attached to SOW',
    file_removed: 'File of SOW removed',
  },
} satisfies Texts<typeof filesTh>;
