import { joinId, THAI_ID_DIGITS } from '#platform/contract/thai-id.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { CustomerType } from '#modules/customers/contract/customer-choices.ts';

interface TaxIdHintProps {
  readonly form: ZodForm<{ customer_type: CustomerType | null; tax_id: string }>;
}

/** What a tax id is, or that there are digits missing: numbers of other countries are shorter, so it may stay so. */
export function TaxIdHint({ form }: TaxIdHintProps) {
  const t = useTexts(texts);
  const type = form.useWatchValue('customer_type');
  const typed = joinId(form.useWatchValue('tax_id'));
  const isShort = /^\d+$/.test(typed) && typed.length < THAI_ID_DIGITS;
  if (isShort) return t('form.tax_id_short', { digits: typed.length });
  return t(type === 'organization' ? 'form.company_tax_id_hint' : 'form.tax_id_hint');
}
