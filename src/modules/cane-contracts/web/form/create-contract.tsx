import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { useCreateContract } from '../contracts/contracts.api.ts';
import { createContractSearch } from '../contracts/contracts.search.ts';
import { texts } from '../texts.ts';
import { contractFields } from './contract-fields.tsx';
import { newContractForm } from './contract-form.ts';

/** A form for a new contract. */
export function CreateContract(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const [{ quotaId, plotId }] = useSearchState(createContractSearch);
  const create = useCreateContract();
  return (
    <ListPage
      title={t('form.create_title')}
      purpose={t('form.create_purpose')}
      back={{ to: '/contracts', label: t('detail.back') }}
    >
      <RecordFormPage
        form={newContractForm}
        draft={{ name: 'cane-contracts.create', basis: plotId ?? quotaId }}
        initial={{ quotaId: quotaId ?? '', plotIds: plotId === undefined ? [] : [plotId] }}
        fields={contractFields(t)}
        save={(body) => create.mutateAsync(body)}
        saveLabel={t('form.create')}
        isDone={create.isSuccess}
        onSaved={({ id }) => void navigate({ to: '/contracts/$id', params: { id }, replace: true })}
        onCancel={() => (canGoBack ? history.back() : void navigate({ to: '/contracts' }))}
      />
    </ListPage>
  );
}
