import { sop, sopChange, sopInput } from '#modules/feature-development/contract/sops.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export const newSopForm = defineForm({ body: sopInput });
export const sopForm = defineForm({ body: sopChange, record: sop });

export type SopValues = FormValues<typeof sopChange>;
