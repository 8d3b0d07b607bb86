import type { ReactNode } from 'react';
import type { ContractType } from '#modules/cane-contracts/contract/contract-choices.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import type { ContractValues } from './contract-form.ts';

interface OnlyForProps {
  readonly form: ZodForm<ContractValues>;
  readonly type: ContractType;
  readonly children: ReactNode;
}

/** An input that one type of contract alone has. */
export function OnlyFor({ form, type, children }: OnlyForProps) {
  return form.useWatchValue('contractType') === type ? children : null;
}
