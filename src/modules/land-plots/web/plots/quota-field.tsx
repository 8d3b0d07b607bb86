import { TextInput } from '@mantine/core';
import { Suspense, useEffect, useRef } from 'react';
import { QuotaSelect, useQuota } from '#modules/farmer-quotas/web/public.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';

export interface QuotaValues {
  quota_id: string | null;
  farmer_id: string | null;
  ownership_type: string | null;
  deed_owner_name: string;
}

/** The quota of a plot, which says whose it is. */
export function QuotaField({ form }: { readonly form: ZodForm<QuotaValues> }) {
  const t = useTexts(texts);
  const label = t('fields.quota_id');
  return (
    <div>
      <Suspense fallback={<TextInput label={label} disabled />}>
        <QuotaSelect
          {...form.getInputProps('quota_id')}
          label={label}
          placeholder={t('form.quota_hint')}
          withAsterisk
          present={form.getValues().quota_id || null}
        />
      </Suspense>
      <Farmer form={form} />
    </div>
  );
}

function Farmer({ form }: { readonly form: ZodForm<QuotaValues> }) {
  const t = useTexts(texts);
  const id = form.useWatchValue('quota_id') || null;
  const quota = useQuota(id);
  const farmer = id === null ? null : quota?.farmer_id;
  useEffect(() => {
    if (farmer !== undefined && form.getValues().farmer_id !== farmer) {
      form.setFieldValue('farmer_id', farmer);
    }
  }, [form, farmer]);
  useHolder(form, quota?.name);
  if (id === null || quota === undefined) return null;
  return <p className={textClasses.hint}>{t('form.farmer', { name: quota.name })}</p>;
}

/** The deed of land that is the farmer's own has the farmer's name, unless another is typed. */
function useHolder(form: ZodForm<QuotaValues>, farmer: string | undefined): void {
  const ownership = form.useWatchValue('ownership_type');
  const filled = useRef('');
  useEffect(() => {
    if (farmer === undefined || form.getValues().deed_owner_name !== filled.current) return;
    filled.current = ownership === 'owned' ? farmer : '';
    form.setFieldValue('deed_owner_name', filled.current);
  }, [form, farmer, ownership]);
}
