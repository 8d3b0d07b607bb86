import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import type { QuotationSettings } from '#modules/quotations/contract/quotation-settings.ts';
import { daysLater, today } from '#platform/web/date/days.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { nextNumberQuery, useCreateQuotation } from '../quotations/quotations.api.ts';
import { createQuotationSearch } from '../quotations/quotations.search.ts';
import { DraftPreview } from './draft-preview.tsx';
import { settingsQuery } from '../settings/settings.api.ts';
import { texts } from '../texts.ts';
import { quotationFields } from './quotation-fields.tsx';
import { newQuotationForm } from './quotation-form.ts';

const LIST = '/quotations';

/** A form for a new quotation, with the company's usual values. */
export function CreateQuotation() {
  const t = useTexts(texts);
  const { data: next, isError } = useQuery(nextNumberQuery({}));
  const about = [
    t('form.create_purpose'),
    ...(next === undefined ? [] : [t('form.next_number', { number: unbroken(next.quotation_id) })]),
    ...(isError ? [t('form.number_failed')] : []),
  ];
  return (
    <ListPage
      title={t('form.create_title')}
      purpose={about.join(' ')}
      back={{ to: LIST, label: t('detail.back') }}
    >
      <Loaded query={useQuery(settingsQuery())} failedTitle={t('settings.load_failed')}>
        {(settings) => <NewForm settings={settings} />}
      </Loaded>
    </ListPage>
  );
}

function NewForm({ settings }: { readonly settings: QuotationSettings }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const [{ customer_id }] = useSearchState(createQuotationSearch);
  const create = useCreateQuotation();
  const date = today();
  return (
    <RecordFormPage
      form={newQuotationForm}
      draft={{ name: 'quotations.create', basis: customer_id }}
      initial={{
        customer_id: customer_id ?? '',
        quotation_date: date,
        valid_until: daysLater(date, settings.validity_days),
        payment_terms: settings.payment_terms,
        notes: settings.notes,
        prices_include_vat: settings.prices_include_vat,
      }}
      fields={quotationFields(t, {
        taxMethod: settings.tax_method,
        validityDays: settings.validity_days,
        isStored: false,
      })}
      save={(body) => create.mutateAsync(body)}
      saveLabel={t('form.create')}
      isDone={create.isSuccess}
      onSaved={({ id }) => void navigate({ to: '/quotations/$id', params: { id }, replace: true })}
      onCancel={() => (canGoBack ? history.back() : void navigate({ to: LIST }))}
      aside={(form) => <DraftPreview form={form} design={settings.paper_design} />}
    />
  );
}

/** A code in a sentence, which is not to end a line at one of its hyphens. */
function unbroken(code: string): string {
  return code.replaceAll('-', '\u2011');
}
