import type { Texts } from '#platform/contract/texts/texts.ts';
import type { fieldsTh } from './fields.th.ts';

/** What fields are called in English. */
export const fieldsEn = {
  question: 'Question',
  questions: 'Questions',
  code: 'Code',
  name: 'Name',
  description: 'Description',
  owner: 'Owner',
  tags: 'Tags',
  index: 'Search library',
  created_at: 'Created',
  status: 'Status',
  chunks: 'Passages',
  note: 'Note',
  pages_count: 'Pages',
  latest_sync: 'Latest Sync',
  file_list: 'Files',
  webhook: 'Address of the answering service',
  embedding_model: 'Embedding model',
  chunk_size: 'Chunk size',
  chunk_overlap: 'Chunk overlap',
  language: 'Language',
} satisfies Texts<typeof fieldsTh>;
