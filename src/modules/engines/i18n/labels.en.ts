import type { Texts } from '#platform/contract/texts/texts.ts';
import { fieldsEn } from './fields.en.ts';
import type { labelsTh } from './labels.th.ts';

/** What kinds of record of engines and their fields are called, in English. */
export const labelsEn = {
  entities: {
    engine: 'Engine',
    engine_attachment: 'Attachment of an engine',
    engine_sub_function: 'Sub-function of an engine',
    engine_usage: 'Use reported of an engine',
    engine_use: 'Use of engines',
  },
  fields: {
    ...fieldsEn,
    sub_function_count: 'Sub-functions',
    module_count: 'Modules',
    used_in_count: 'Used in',
    dependents: 'Records that use engines',
    used_at: 'Used',
    duration_ms: 'Took (ms)',
    engine_type: 'Engine type',
    in_use: 'In use',
  },
} satisfies Texts<typeof labelsTh>;
