import { companyLimits } from '#modules/companies/contract/companies.ts';
import { textField } from '#platform/web/form/fields.tsx';
import type { CompanyTexts } from '../texts.ts';

/** What a company is called. */
export function companyFields(t: CompanyTexts) {
  const nameField = (label: string) =>
    textField({ label, maxLength: companyLimits.name, withAsterisk: true });
  return {
    name_th: nameField(t('company.name_th')),
    name_en: nameField(t('company.name_en')),
    code: textField({
      label: t('fields.code'),
      description: t('company.code_hint'),
      maxLength: companyLimits.code,
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
      withAsterisk: true,
    }),
  };
}
