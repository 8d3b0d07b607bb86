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

interface OtpSetupProps extends WindowProps {
  readonly made: RouteAnswer<typeof routes.startOtp>;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

/** Gives the secret to the authenticator app and takes the first code that proves it arrived. */
export function OtpSetup({ made, onConfirmed, ...window }: OtpSetupProps) {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  const { busy, form, field } = useSingleField({
    name: 'code',
    check: (typed) => (/^\s*\d{6}\s*$/.test(typed) ? undefined : t('errors.code_format')),
    send: async (typed) => {
      const { recovery_codes } = await callRoute(routes.confirmOtp, { code: typed.trim() });
      onConfirmed(recovery_codes);
    },
  });
  return (
    <Dialog {...window} title={t('account.otp.setup_title')}>
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
            <Button variant="default" onClick={window.onClose}>
              {platform('form.cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('account.otp.enable')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
