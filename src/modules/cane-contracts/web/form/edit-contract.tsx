import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useMemo, type ReactNode } from 'react';
import { CANE_CONTRACT, type Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { Attachments } from '#platform/web/attachments/attachments.tsx';
import { attachmentsQuery } from '#platform/web/attachments/attachments.api.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useCrumbNames } from '#platform/web/shell/crumb-names.ts';
import { contractQuery, useUpdateContract } from '../contracts/contracts.api.ts';
import { texts } from '../texts.ts';
import { contractFields } from './contract-fields.tsx';
import { contractForm } from './contract-form.ts';

/** The form of a draft. */
export function EditContract(): ReactNode {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/contracts/$id/edit' });
  const query = useQuery(contractQuery({ id }));
  const code = query.data?.code;
  useCrumbNames(useMemo(() => ({ [`/contracts/${id}`]: code }), [id, code]));
  return (
    <DetailPage
      query={query}
      back={{ to: `/contracts/${id}`, label: t('form.back') }}
      title={(contract) => t('form.edit_title', { code: contract.code })}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(contract) =>
        contract.status === 'draft' ? (
          <EditForm key={id} contract={contract} />
        ) : (
          <Notice>{t('errors.not_a_draft')}</Notice>
        )
      }
    </DetailPage>
  );
}

function EditForm({ contract }: { readonly contract: Contract }) {
  const t = useTexts(texts);
  const { id, version } = contract;
  const navigate = useNavigate();
  const update = useUpdateContract();
  const files = useQuery(attachmentsQuery({ entity: CANE_CONTRACT, id }));
  const leave = useCallback(
    () => void navigate({ to: '/contracts/$id', params: { id } }),
    [navigate, id],
  );
  return (
    <Loaded query={files} failedTitle={t('detail.load_failed')}>
      {(found) => (
        <RecordFormPage
          form={contractForm}
          stored={contract}
          draft={{ name: `cane-contracts.${id}`, basis: String(version) }}
          fields={contractFields(t, { id, files: found })}
          save={(body) => update.mutateAsync({ ...body, id })}
          isDone={update.isSuccess}
          onSaved={leave}
          onCancel={leave}
          below={<Attachments entity={CANE_CONTRACT} id={id} mayAttach />}
        />
      )}
    </Loaded>
  );
}
