import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { ContractValues } from './contract-form.ts';

interface TonsInputProps extends Omit<NumberInputProps, 'form'> {
  readonly form: ZodForm<ContractValues>;
}

/** How many tons a contract is about: one type of contract alone may be without. */
export function TonsInput({ form, ...props }: TonsInputProps) {
  const t = useTexts(texts);
  const isOptional = form.useWatchValue('contractType') === 'green_drop';
  return (
    <NumberInput
      {...props}
      withAsterisk={!isOptional}
      description={isOptional ? t('form.tons_hint') : undefined}
    />
  );
}
