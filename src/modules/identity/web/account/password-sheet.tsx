import { PasswordInput } from '@mantine/core';
import { z } from 'zod';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { changePassword } from '#modules/identity/contract/sign-in.ts';
import { useChangePassword } from './account.api.ts';
import { texts } from '../texts.ts';

const rules = changePassword.body
  .extend({ repeat: z.string() })
  .refine(({ password, repeat }) => password === repeat, {
    path: ['repeat'],
    error: 'identity:errors.passwords_differ',
  });

interface PasswordSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Changes the own password. */
export function PasswordSheet({ opened, onClose }: PasswordSheetProps) {
  const t = useTexts(texts);
  const change = useChangePassword();
  const toggle = { 'aria-label': t('sign_in.show_password') };
  return (
    <FormSheet
      opened={opened}
      onClose={onClose}
      title={t('account.password.change')}
      schema={rules}
      initialValues={{ currentPassword: '', password: '', repeat: '' }}
      save={({ currentPassword, password }) => change.mutateAsync({ currentPassword, password })}
    >
      {(form) => (
        <>
          <PasswordInput
            key={form.key('currentPassword')}
            {...form.getInputProps('currentPassword')}
            label={t('account.password.current')}
            autoComplete="current-password"
            visibilityToggleButtonProps={toggle}
            withAsterisk
          />
          <PasswordInput
            key={form.key('password')}
            {...form.getInputProps('password')}
            label={t('choose_password.password')}
            description={t('choose_password.password_hint')}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            withAsterisk
          />
          <PasswordInput
            key={form.key('repeat')}
            {...form.getInputProps('repeat')}
            label={t('choose_password.repeat')}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            withAsterisk
          />
        </>
      )}
    </FormSheet>
  );
}
