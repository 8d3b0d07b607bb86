import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { useCrumbNames } from '#platform/web/shell/crumb-names.ts';
import { texts } from '../texts.ts';
import { customerFields, customerForm } from './customer-fields.tsx';
import { customerActions, customerQuery } from './customers.api.ts';
import { useOwner, useOwnerField } from '../owners/owner-field.tsx';

const LIST = '/customers';

/** A form for a new customer. */
export function CreateCustomer() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const save = customerActions.useSave();
  const owner = useOwner(undefined);
  const ownerField = useOwnerField(t, owner);
  return (
    <ListPage
      title={t('form.create_title')}
      purpose={t('form.create_purpose')}
      back={{ to: LIST, label: t('detail.back') }}
    >
      <RecordFormPage
        form={customerForm}
        fields={customerFields(t, ownerField)}
        initial={{ owner_id: owner?.id ?? null }}
        save={(body) => save.mutateAsync({ body, stored: undefined })}
        isDone={save.isSuccess}
        onSaved={({ id }) => void navigate({ to: '/customers/$id', params: { id }, replace: true })}
        onCancel={() => (canGoBack ? history.back() : void navigate({ to: LIST }))}
      />
    </ListPage>
  );
}

/** The form of a customer that exists. */
export function EditCustomer() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/customers/$id/edit' });
  const query = useQuery(customerQuery({ id }));
  const name = query.data?.name;
  useCrumbNames(useMemo(() => ({ [`/customers/${id}`]: name }), [id, name]));
  return (
    <DetailPage
      query={query}
      back={{ to: `/customers/${id}`, label: t('form.back') }}
      title={() => t('form.edit_title')}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(customer) => <EditForm key={id} customer={customer} />}
    </DetailPage>
  );
}

function EditForm({ customer }: { readonly customer: Customer }) {
  const t = useTexts(texts);
  const { id } = customer;
  const navigate = useNavigate();
  const save = customerActions.useSave();
  const ownerField = useOwnerField(t, useOwner(customer));
  const leave = useCallback(
    () => void navigate({ to: '/customers/$id', params: { id } }),
    [navigate, id],
  );
  return (
    <RecordFormPage
      form={customerForm}
      stored={customer}
      fields={customerFields(t, ownerField)}
      save={(body, basis) => save.mutateAsync({ body, stored: basis })}
      isDone={save.isSuccess}
      onSaved={leave}
      onCancel={leave}
    />
  );
}
