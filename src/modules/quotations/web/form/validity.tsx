import { daysLater } from '#platform/web/date/days.ts';
import { isDay } from '#platform/web/date/is-day.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import type { QuotationValues } from './quotation-form.ts';

interface ValidityProps {
  readonly form: ZodForm<QuotationValues>;
  /** How many days the company's offers are usually valid. */
  readonly days: number;
}

/** Moves the last day of validity along with the date, unless somebody chose another one. */
export function Validity({ form, days }: ValidityProps) {
  form.watch('quotation_date', ({ previousValue, value }) => {
    if (!isDay(value) || !isDay(previousValue)) return;
    if (form.getValues().valid_until !== daysLater(previousValue, days)) return;
    form.setFieldValue('valid_until', daysLater(value, days));
  });
  return null;
}
