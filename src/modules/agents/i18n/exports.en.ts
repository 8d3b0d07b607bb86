import type { Texts } from '#platform/contract/texts/texts.ts';
import type { exportsTh } from './exports.th.ts';

export const exportsEn = {
  agents: 'Agents',
  file_list: 'Files',
  chunk_size: 'Chunk size',
  chunk_overlap: 'Chunk overlap',
  files: 'Number of files',
  latest_sync_status: 'Latest sync',
  latest_sync_at: 'Last synced at',
  filename: 'File name',
  size_bytes: 'Size (bytes)',
  mime_type: 'Type',
  reason: 'Reason',
  uploaded_at: 'Uploaded at',
  uploaded_by: 'Uploaded by',
} satisfies Texts<typeof exportsTh>;
