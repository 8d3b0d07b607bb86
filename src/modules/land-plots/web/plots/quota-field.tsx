import { TextInput } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { QuotaSelect, useQuota } from '#modules/farmer-quotas/web/public.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';

export interface QuotaValues {
  quota_id: string | null;
  farmer_id: string | null;
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
  if (id === null || quota === undefined) return null;
  return <p className={textClasses.hint}>{t('form.farmer', { name: quota.name })}</p>;
}
