import { employeeLimits } from '#modules/directory/contract/employees.ts';
import { textField } from '#platform/web/form/fields.tsx';
import type { DirectoryTexts } from '../texts.ts';

export type NameField = 'first_name_th' | 'last_name_th' | 'first_name' | 'last_name';

export function nameField(t: DirectoryTexts, name: NameField) {
  return textField({
    label: t(`fields.${name}`),
    maxLength: employeeLimits.name,
    autoComplete: 'off',
    withAsterisk: true,
  });
}

export function emailField(
  t: DirectoryTexts,
  { label = t('fields.email'), description }: { label?: string; description?: string } = {},
) {
  return textField({
    label,
    description,
    inputMode: 'email',
    maxLength: employeeLimits.email,
    autoComplete: 'off',
  });
}

export function phoneField(t: DirectoryTexts) {
  return textField({
    label: t('fields.phone'),
    inputMode: 'tel',
    maxLength: employeeLimits.phone,
    autoComplete: 'off',
  });
}

interface Contacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Without the spaces that come along when contacts are pasted. */
export function trimContacts({ email, phone }: Contacts): Contacts {
  return { email: email?.trim() ?? '', phone: phone?.trim() ?? '' };
}
