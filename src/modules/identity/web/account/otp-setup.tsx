import { Button, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { Received } from '#platform/contract/route.ts';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { serverProblems } from '#platform/web/form/server-problems.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { startOtp } from '#modules/identity/contract/account.ts';
import { confirmOtpCode } from './account.api.ts';
import { texts } from '../texts.ts';
import classes from '../account.module.css';

interface OtpSetupProps {
  readonly made: Received<typeof startOtp>;
  readonly onClose: () => void;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

/** Hands the secret to the authenticator app and takes the first code that proves it arrived. */
export function OtpSetup({ made, onClose, onConfirmed }: OtpSetupProps) {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    const code = typeof typed === 'string' ? typed.trim() : '';
    if (!/^\d{6}$/.test(code)) {
      setProblem(t('errors.code_format'));
      return;
    }
    setBusy(true);
    try {
      onConfirmed(await confirmOtpCode(code));
    } catch (error) {
      const said = serverProblems(error)?.['code'];
      if (typeof said === 'string') setProblem(said);
      else toast.failure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog opened onClose={onClose} title={t('account.otp.setup_title')}>
      <form className={classes.column} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t('account.otp.setup_hint')}</p>
        <img className={classes.qr} src={made.qr} alt={t('account.otp.qr')} />
        <div className={classes.secret}>
          <TextInput label={t('account.otp.secret')} value={made.secret} readOnly />
          <CopyButton text={made.secret} label={t('account.otp.copy_secret')} />
        </div>
        <TextInput
          name="code"
          label={t('account.otp.first_code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          error={problem}
          onChange={() => setProblem(undefined)}
          data-autofocus
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {platform('form.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('account.otp.enable')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
