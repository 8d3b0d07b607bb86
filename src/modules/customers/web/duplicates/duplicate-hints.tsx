import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CustomerType } from '#modules/customers/contract/customer-choices.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { DuplicateLinks } from './duplicate-links.tsx';
import { typedDuplicatesQuery } from './duplicates.api.ts';
import classes from './duplicates.module.css';

const TYPING_PAUSE_MS = 400;

interface Typed {
  customer_type: CustomerType | null;
  first_name: string;
  last_name: string;
  company_name: string;
  tax_id: string;
  branch: string;
  email: string;
  phone: string;
  subdistrict_id: number | '' | null;
}

/** Says while a customer is typed which others it may be. It may be saved all the same. */
export function DuplicateHints({ form }: { readonly form: ZodForm<Typed> }) {
  const t = useTexts(texts);
  const [typed] = useDebouncedValue(useTyped(form), TYPING_PAUSE_MS);
  const isEnough = [typed.last_name, typed.company_name, typed.tax_id, typed.email, typed.phone];
  const { data, isError } = useQuery({
    ...typedDuplicatesQuery(typed),
    enabled: isEnough.some((text) => text !== ''),
    placeholderData: keepPreviousData,
  });
  if (!isError && (data ?? []).length === 0) return null;
  return (
    <div className={classes.hints}>
      <Notice>
        {isError ? (
          t('duplicates.hint_failed')
        ) : (
          <DuplicateLinks title={t('duplicates.hints')} found={data ?? []} inNewTab />
        )}
      </Notice>
    </div>
  );
}

/** What of the form is compared, the same object until it changes. */
function useTyped(form: ZodForm<Typed>) {
  const { id } = useParams({ strict: false });
  const type = form.useWatchValue('customer_type');
  const first = form.useWatchValue('first_name').trim();
  const last = form.useWatchValue('last_name').trim();
  const company = form.useWatchValue('company_name').trim();
  const tax = form.useWatchValue('tax_id').trim();
  const branch = form.useWatchValue('branch').trim();
  const email = form.useWatchValue('email').trim();
  const phone = form.useWatchValue('phone').trim();
  const place = form.useWatchValue('subdistrict_id');
  return useMemo(
    () => ({
      ...(id !== undefined && { customer_id: id }),
      customer_type: type ?? undefined,
      first_name: first,
      last_name: last,
      company_name: company,
      tax_id: tax,
      branch,
      email,
      phone,
      subdistrict_id: place === '' ? null : place,
    }),
    [id, type, first, last, company, tax, branch, email, phone, place],
  );
}
