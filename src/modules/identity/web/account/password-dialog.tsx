import { Button, PasswordInput } from '@mantine/core';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useSingleField } from './use-single-field.ts';

interface PasswordFormProps {
  readonly text: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly act: (currentPassword: string) => Promise<void>;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
}

type PasswordDialogProps = WindowProps &
  Omit<PasswordFormProps, 'cancelLabel' | 'onCancel'> & { readonly title: string };

/** The form in a dialog. */
export function PasswordDialog({ title, opened, onClose, ...form }: PasswordDialogProps) {
  const platform = usePlatformTexts();
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <PasswordForm {...form} cancelLabel={platform('form.cancel')} onCancel={onClose} />
    </Dialog>
  );
}

/** Requests the password before what a stranger at an open screen must not do. */
export function PasswordForm({ text, act, ...props }: PasswordFormProps) {
  const t = useTexts(texts);
  const { busy, form, field } = useSingleField({
    name: 'currentPassword',
    check: (typed) => (typed === '' ? t('errors.password_required') : undefined),
    send: act,
  });
  return (
    <form {...form}>
      <Stack>
        <p>{text}</p>
        <PasswordInput
          {...field}
          label={t('account.password.current')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
        />
        <DialogButtons>
          <Button variant="default" onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button type="submit" color={props.danger === true ? 'danger' : 'brand'} loading={busy}>
            {props.confirmLabel}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
