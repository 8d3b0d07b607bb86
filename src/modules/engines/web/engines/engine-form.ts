import { isOutOfUse } from '#modules/engines/contract/engine-status.ts';
import { engine, engineChange, engineInput } from '#modules/engines/contract/engines.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export type NewEngineValues = FormValues<typeof engineInput>;
export type EngineValues = FormValues<typeof engineChange>;

export const newEngineForm = defineForm({ body: engineInput });

export const engineForm = defineForm({
  body: engineChange,
  record: engine,
  derive: ({ replacement, used_in_count }) => ({
    replacement_id: replacement?.id ?? null,
    change_note: '',
    uses_seen: used_in_count,
  }),
  // Only an engine out of use has a replacement and a last day.
  prepare: (values) =>
    values.status !== null && isOutOfUse(values.status)
      ? values
      : { ...values, replacement_id: null, retires_on: null },
});
