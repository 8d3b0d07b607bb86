import { Button, TextInput } from '@mantine/core';
import * as routes from '#modules/identity/contract/account.ts';
import { callRoute, type RouteAnswer } from '#platform/web/api/call-route.ts';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import classes from '../account.module.css';
import { ShownSecret } from '../shown-secret.tsx';
import { texts } from '../texts.ts';
import { useSingleField } from './use-single-field.ts';

interface OtpSetupFormProps {
  readonly made: RouteAnswer<typeof routes.startOtp>;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
}

type OtpSetupProps = WindowProps & Pick<OtpSetupFormProps, 'made' | 'onConfirmed'>;

/** The form in a dialog. */
export function OtpSetup({ opened, onClose, ...setup }: OtpSetupProps) {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('account.otp.setup_title')}>
      <OtpSetupForm {...setup} cancelLabel={platform('form.cancel')} onCancel={onClose} />
    </Dialog>
  );
}

/** Gives the secret to the authenticator app and takes the first code that proves it arrived. */
export function OtpSetupForm({ made, onConfirmed, cancelLabel, onCancel }: OtpSetupFormProps) {
  const t = useTexts(texts);
  const { busy, form, field } = useSingleField({
    name: 'code',
    check: (typed) => (/^\s*\d{6}\s*$/.test(typed) ? undefined : t('errors.code_format')),
    send: async (typed) => {
      const { recovery_codes } = await callRoute(routes.confirmOtp, { code: typed.trim() });
      onConfirmed(recovery_codes);
    },
  });
  return (
    <form {...form}>
      <Stack>
        <p>{t('account.otp.setup_hint')}</p>
        <img className={classes.qr} src={made.qr} alt={t('account.otp.qr')} />
        <ShownSecret
          label={t('account.otp.secret')}
          secret={made.secret}
          copyLabel={t('account.otp.copy_secret')}
        />
        <TextInput
          {...field}
          label={t('account.otp.first_code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
        />
        <DialogButtons>
          <Button variant="default" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" loading={busy}>
            {t('account.otp.enable')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
