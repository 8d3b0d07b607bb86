import type { Texts } from '#platform/contract/texts/texts.ts';
import type { fieldsTh } from './fields.th.ts';

/** What fields are called in English. */
export const fieldsEn = {
  feature: 'Feature',
  type: 'Type',
  status: 'Status',
  uses: 'Used in',
  tags: 'Tags',
  logic: 'Logic',
  outcome: 'Outcome',
  code: 'Code',
  name: 'Name',
  description: 'Description',
  kind: 'Kind',
  module: 'Module',
  sub_functions: 'Sub-functions',
  modules: 'Modules',
  updated_at: 'Last changed',
  required: 'Need',
  replacement: 'Replacement',
  retires_on: 'Last day of use',
  change_note: 'What changed in the logic',
  note: 'Note',
} satisfies Texts<typeof fieldsTh>;
