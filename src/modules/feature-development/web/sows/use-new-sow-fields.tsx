import type { ReactNode } from 'react';
import { trackingLimits } from '#modules/feature-development/contract/records.ts';
import { NOT_STARTED } from '#modules/feature-development/contract/stage-order.ts';
import { longTextField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { type NewSowValues, type ParentOfSow, useSowFields } from './use-sow-fields.tsx';

/** The fields of a new SOW: those of every SOW, and why it begins after stages that require something. */
export function useNewSowFields(parent: ParentOfSow): Fields<NewSowValues> {
  const t = useTexts(texts);
  const mayOverride = useMay('feature-development:configure');
  return {
    ...useSowFields(parent),
    override_reason: {
      ...longTextField({
        label: t('missing.reason'),
        description: t('forms.override_hint'),
        maxLength: trackingLimits.reason,
        rows: 2,
        wide: true,
      }),
      around: (input, form) => mayOverride && <WhenBegun form={form}>{input}</WhenBegun>,
    },
  };
}

interface WhenBegunProps {
  readonly form: ZodForm<NewSowValues>;
  readonly children: ReactNode;
}

function WhenBegun({ form, children }: WhenBegunProps) {
  const stage = form.useWatchValue('current_stage');
  return stage !== NOT_STARTED && children;
}
