import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useCrumbNames } from '#platform/web/shell/crumb-names.ts';
import { quotationQuery, useUpdateQuotation } from '../quotations/quotations.api.ts';
import { DraftPreview } from './draft-preview.tsx';
import { settingsQuery } from '../settings/settings.api.ts';
import { texts } from '../texts.ts';
import { quotationFields } from './quotation-fields.tsx';
import { quotationForm } from './quotation-form.ts';

/** The form of a draft. */
export function EditQuotation() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/quotations/$id/edit' });
  const query = useQuery(quotationQuery({ id }));
  const number = query.data?.quotation_number;
  useCrumbNames(useMemo(() => ({ [`/quotations/${id}`]: number }), [id, number]));
  return (
    <DetailPage
      query={query}
      back={{ to: `/quotations/${id}`, label: t('form.back_to_quotation') }}
      title={(quotation) => t('form.edit_title', { number: quotation.quotation_number })}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(quotation) =>
        quotation.status === 'draft' ? (
          <EditForm key={id} quotation={quotation} />
        ) : (
          <Notice>{t('form.only_drafts')}</Notice>
        )
      }
    </DetailPage>
  );
}

function EditForm({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const { id } = quotation;
  const navigate = useNavigate();
  const update = useUpdateQuotation();
  const settings = useQuery(settingsQuery());
  const leave = useCallback(
    () => void navigate({ to: '/quotations/$id', params: { id } }),
    [navigate, id],
  );
  return (
    <Loaded query={settings} failedTitle={t('settings.load_failed')}>
      {({ validity_days, paper_design }) => (
        <RecordFormPage
          form={quotationForm}
          stored={quotation}
          draft={{ name: `quotations.${id}`, basis: quotation.updated_at }}
          fields={quotationFields(t, {
            taxMethod: quotation.tax_method,
            validityDays: validity_days,
            isStored: true,
          })}
          save={(body) => update.mutateAsync({ ...body, id })}
          isDone={update.isSuccess}
          onSaved={leave}
          onCancel={leave}
          aside={(form) => <DraftPreview form={form} design={paper_design} />}
        />
      )}
    </Loaded>
  );
}
