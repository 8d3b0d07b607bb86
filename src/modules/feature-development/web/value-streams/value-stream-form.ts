import {
  valueStream,
  valueStreamChange,
  valueStreamInput,
} from '#modules/feature-development/contract/value-streams.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

/** Tags are a text with commas between them. */
const blank = { tags: '' };

export const newValueStreamForm = defineForm({ body: valueStreamInput, blank });
export const valueStreamForm = defineForm({ body: valueStreamChange, record: valueStream, blank });

export type ValueStreamValues = FormValues<typeof valueStreamChange>;
