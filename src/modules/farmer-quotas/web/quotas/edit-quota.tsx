import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useMemo, type ReactNode } from 'react';
import { quota, quotaChange, type Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { textField } from '#platform/web/form/fields.tsx';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import text from '#platform/web/page/text.module.css';
import { useCrumbNames } from '#platform/web/shell/crumb-names.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { codeField } from './code-field.tsx';
import { familyInputs, identityInputs, seasonalInputs, under } from './quota-fields.tsx';
import { quotaQuery, useChangeQuota } from './quotas.api.ts';
import { RefusalNotice } from './refusal-notice.tsx';

// Copies are changed on the tab of documents.
const form = defineForm({
  body: quotaChange.omit({ id_card_copy: true, house_registration_copy: true }),
  record: quota,
});

/** The form of a quota that is not verified. */
export function EditQuota(): ReactNode {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/farmer-quotas/$id/edit' });
  const query = useQuery(quotaQuery({ id }));
  const name = query.data?.name;
  useCrumbNames(useMemo(() => ({ [`/farmer-quotas/${id}`]: name }), [id, name]));
  return (
    <DetailPage
      query={query}
      back={{ to: `/farmer-quotas/${id}`, label: t('form.back') }}
      title={() => t('form.edit_title')}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(stored) => <EditForm key={id} stored={stored} />}
    </DetailPage>
  );
}

function EditForm({ stored }: { readonly stored: Quota }) {
  const t = useTexts(texts);
  const { id, quota_code: present } = stored;
  const navigate = useNavigate();
  const maySeeDocuments = useMay('farmer-quotas:documents');
  const save = useChangeQuota();
  const leave = useCallback(
    () => void navigate({ to: '/farmer-quotas/$id', params: { id } }),
    [navigate, id],
  );
  return (
    <RecordFormPage
      form={form}
      stored={stored}
      notice={
        <>
          <RefusalNotice quota={stored} />
          {maySeeDocuments && (
            <p className={text.dimmed}>
              {t('form.documents_elsewhere')}{' '}
              <Link to="/farmer-quotas/$id" params={{ id }} search={{ tab: 'documents' }}>
                {t('detail.documents')}
              </Link>
            </p>
          )}
        </>
      }
      fields={{
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
        quota_code: { ...codeField(t, { quotaId: id, present }), around: under(t('fields.quota')) },
        ...seasonalInputs(t, stored),
      }}
      save={(body) => save.mutateAsync({ id, body })}
      isDone={save.isSuccess}
      onSaved={leave}
      onCancel={leave}
    />
  );
}
