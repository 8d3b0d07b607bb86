import { companyLimits } from '#modules/companies/contract/companies.ts';
import type { Theme } from '#modules/companies/contract/themes.ts';
import { textField } from '#platform/web/form/fields.tsx';
import type { Field } from '#platform/web/form/form-fields.tsx';
import { ThemeField } from '../themes/theme-field.tsx';
import type { CompanyTexts } from '../texts.ts';

/** What a company is called, and its colours. */
export function companyFields(t: CompanyTexts) {
  const theme: Field<object, Theme | null> = {
    label: t('company.theme'),
    wide: true,
    write: (chosen) => chosen && t(`themes.${chosen}`),
    input: (props) => <ThemeField {...props} />,
  };
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
    theme,
  };
}
