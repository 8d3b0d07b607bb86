import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useMemo, type ReactNode } from 'react';
import { correctedFields, correctionInput } from '#modules/farmer-quotas/contract/corrections.ts';
import { quotaLimits } from '#modules/farmer-quotas/contract/quota-fields.ts';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { longTextField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { useCrumbNames } from '#platform/web/shell/crumb-names.ts';
import { familyInputs, identityInputs, seasonalInputs, under } from '../quotas/quota-fields.tsx';
import { quotaQuery } from '../quotas/quotas.api.ts';
import { texts } from '../texts.ts';
import { useRequestCorrection } from './corrections.api.ts';

const form = defineForm({
  body: correctedFields.extend({ reason: correctionInput.shape.reason }),
  derive: (_stored: Quota) => ({ reason: '' }),
});

/** Asks for a correction of a verified quota. */
export function RequestCorrection(): ReactNode {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/farmer-quotas/$id/correct' });
  const query = useQuery(quotaQuery({ id }));
  const name = query.data?.name;
  useCrumbNames(useMemo(() => ({ [`/farmer-quotas/${id}`]: name }), [id, name]));
  return (
    <DetailPage
      query={query}
      back={{ to: `/farmer-quotas/${id}`, label: t('form.back') }}
      title={() => t('corrections.request_title')}
      summary={() => t('corrections.request_purpose')}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(stored) => <CorrectionForm key={id} stored={stored} />}
    </DetailPage>
  );
}

function CorrectionForm({ stored }: { readonly stored: Quota }) {
  const t = useTexts(texts);
  const { id } = stored;
  const navigate = useNavigate();
  const request = useRequestCorrection();
  const leave = useCallback(
    () => void navigate({ to: '/farmer-quotas/$id', params: { id } }),
    [navigate, id],
  );
  return (
    <RecordFormPage
      form={form}
      stored={stored}
      fields={{
        reason: {
          ...longTextField({
            label: t('corrections.reason'),
            rows: 2,
            maxLength: quotaLimits.reason,
            withAsterisk: true,
          }),
          wide: true,
        },
        national_id: {
          ...textField({
            label: t('fields.national_id'),
            description: t('form.masked_hint'),
            inputMode: 'numeric',
            maxLength: 17,
            withAsterisk: true,
          }),
          around: under(t('form.identity')),
        },
        ...identityInputs(t),
        ...familyInputs(t),
        ...seasonalInputs(t, stored),
      }}
      save={async ({ reason, ...fields }) => {
        const changes = differing(fields, stored);
        if (Object.keys(changes).length === 0) {
          toast.error(t('corrections.nothing'));
          return false;
        }
        await request.mutateAsync({ id, changes, reason });
        return true;
      }}
      saveLabel={t('corrections.request')}
      isDone={request.isSuccess}
      onSaved={(sent) => {
        if (sent) leave();
      }}
      onCancel={leave}
    />
  );
}

/** Only what is different is asked for. */
function differing<Values extends object>(values: Values, stored: object): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(stored));
  const changed: Partial<Values> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (known.get(name) === value) Reflect.deleteProperty(changed, name);
  }
  return changed;
}
