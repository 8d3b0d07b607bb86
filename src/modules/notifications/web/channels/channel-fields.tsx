import { PasswordInput, Switch } from '@mantine/core';
import type { Field } from '#platform/web/form/form-fields.tsx';
import { numberField } from '#platform/web/form/fields.tsx';
import type { NotificationTexts } from '../texts.ts';

/** The fields that every channel has. */
export const channelFields = (t: NotificationTexts) => ({
  enabled: {
    label: t('fields.enabled'),
    isTicked: true,
    input: (props) => <Switch {...props} description={t('channels.form.enabled_hint')} />,
  } satisfies Field<object, boolean>,
  per_minute: numberField({
    label: t('fields.per_minute'),
    description: t('channels.form.per_minute_hint'),
    ...wholeNumber,
  }),
});

/** A number that must be typed, and is checked when the form is saved. */
export const wholeNumber = {
  allowDecimal: false,
  withAsterisk: true,
  clampBehavior: 'none',
} as const;

/** A credential: empty, one that is stored stays as it is. */
export const secretField = (
  t: NotificationTexts,
  { label, isStored }: { readonly label: string; readonly isStored: boolean },
): Field<object, string | null> => ({
  label,
  compared: false,
  input: (props) => (
    <PasswordInput
      {...props}
      description={t(isStored ? 'channels.form.password_kept' : 'channels.form.password_hint')}
      autoComplete="new-password"
    />
  ),
});
