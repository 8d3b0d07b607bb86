import type { th } from './attachments.th.ts';
import type { Texts } from './texts.ts';

/** The same in English. */
export const en = {
  attachments: {
    title: 'Files',
    add: 'Attach file',
    drop_hint: 'You can also drop files here, at most {{size}} MB each',
    drop_now: 'Drop the files to attach them',
    empty: 'No files yet',
    empty_hint: 'Attach the documents and pictures that belong here',
    load_failed: 'The list of files could not be loaded',
    preview: 'Preview {{name}}',
    download: 'Download {{name}}',
    delete: 'Delete {{name}}',
    somebody: 'Unknown',
    uploading: 'Uploading {{name}}',
    cancel: 'Cancel the upload of {{name}}',
    too_big: 'Larger than {{size}} MB, so it was not uploaded',
    dismiss: 'Dismiss the message about {{name}}',
    retry: 'Retry',
    upload_failed: 'Failed to upload file',
    download_failed: 'Failed to download file',
    preview_failed: 'Failed to show the preview',
    delete_failed: 'Failed to delete file',
    delete_title: 'Delete file “{{name}}”?',
    delete_text: 'This cannot be undone.',
  },
} satisfies Texts<typeof th>;
