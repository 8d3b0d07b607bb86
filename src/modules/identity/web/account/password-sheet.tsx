import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { z } from 'zod';
import { passwordChange } from '#modules/identity/contract/sign-in.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { Field } from '#platform/web/form/form-fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useChangePassword } from './account.api.ts';

const form = defineForm({
  body: passwordChange
    .extend({ repeat: z.string() })
    .refine(({ password, repeat }) => password === repeat, {
      path: ['repeat'],
      error: 'identity:errors.passwords_differ',
    }),
});

interface PasswordSheetProps extends WindowProps {
  /** Length of the shortest password that the person may choose. */
  readonly limit: number;
}

/** Changes the own password. */
export function PasswordSheet({ limit, ...window }: PasswordSheetProps) {
  const t = useTexts(texts);
  const change = useChangePassword();
  const passwordField = (
    label: string,
    settings: Pick<PasswordInputProps, 'autoComplete' | 'description'>,
  ): Field<object, string> => ({
    label,
    input: (props) => (
      <PasswordInput
        {...props}
        {...settings}
        visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
        withAsterisk
      />
    ),
  });
  return (
    <RecordFormSheet
      {...window}
      title={t('account.password.change')}
      form={form}
      fields={{
        currentPassword: passwordField(t('account.password.current'), {
          autoComplete: 'current-password',
        }),
        password: passwordField(t('choose_password.password'), {
          autoComplete: 'new-password',
          description: t('choose_password.password_hint', { limit }),
        }),
        repeat: passwordField(t('choose_password.repeat'), { autoComplete: 'new-password' }),
      }}
      save={({ currentPassword, password }) => change.mutateAsync({ currentPassword, password })}
    />
  );
}
