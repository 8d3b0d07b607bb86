import { sow, sowChange, sowInput } from '#modules/feature-development/contract/sows.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export const newSowForm = defineForm({ body: sowInput });
export const sowForm = defineForm({
  body: sowChange,
  record: sow,
  derive: ({ feature }) => ({ feature_id: feature?.id ?? null }),
});

export type SowValues = FormValues<typeof sowChange>;
export type NewSowValues = FormValues<typeof sowInput>;
