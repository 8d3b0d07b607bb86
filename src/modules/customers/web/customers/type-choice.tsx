import { Input, SegmentedControl } from '@mantine/core';
import { customerTypes, type CustomerType } from '#modules/customers/contract/customer-choices.ts';
import type { customerInput } from '#modules/customers/contract/customers.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

type CustomerForm = ZodForm<FormValues<typeof customerInput>>;

interface TypeChoiceProps {
  readonly label: string;
  readonly defaultValue?: CustomerType;
  readonly form: CustomerForm;
  readonly onChange?: (type: string) => void;
}

/** A person or an organisation, on which the other fields depend. */
export function TypeChoice({ label, form, onChange, ...input }: TypeChoiceProps) {
  const t = useTexts(texts);
  const type = form.useWatchValue('customer_type');
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={type === 'individual' && t('form.individual_hint')}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <div>
        <SegmentedControl
          {...input}
          aria-label={label}
          data={customerTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          onChange={(chosen) => {
            onChange?.(chosen);
            takeOver(form, chosen);
          }}
        />
      </div>
    </Input.Wrapper>
  );
}

/** The other type has other rules; what a shop was called first is not typed again. */
function takeOver(form: CustomerForm, chosen: string): void {
  form.clearErrors();
  const { first_name, company_name } = form.getValues();
  if (chosen === 'organization' && company_name === '') {
    form.setFieldValue('company_name', first_name);
  }
}
