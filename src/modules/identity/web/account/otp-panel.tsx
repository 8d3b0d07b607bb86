import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Received } from '#platform/contract/route.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import type { Account, startOtp } from '#modules/identity/contract/account.ts';
import { accountQuery, askForOtp, askForRecoveryCodes, switchOtpOff } from './account.api.ts';
import { texts } from '../texts.ts';
import classes from '../account.module.css';
import { OtpSetup } from './otp-setup.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Few enough left that somebody should think of new ones. */
const FEW_CODES = 3;

type Deed = 'enable' | 'renew' | 'disable';
type Made = Received<typeof startOtp>;

/** The second factor: how it stands, and the way on and off. */
export function OtpPanel({ account }: { readonly account: Account }) {
  const t = useTexts(texts);
  const client = useQueryClient();
  const [asked, setAsked] = useState<Deed>();
  const [made, setMade] = useState<Made>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = () => void client.invalidateQueries({ queryKey: accountQuery.queryKey });
  const { is_otp: isOn, recovery_codes_left: left } = account;

  const acts: Record<Deed, (password: string) => Promise<void>> = {
    enable: async (password) => setMade(await askForOtp(password)),
    renew: async (password) => setCodes(await askForRecoveryCodes(password)),
    disable: async (password) => {
      await switchOtpOff(password);
      toast.success(t('account.otp.disabled'));
    },
  };

  return (
    <Panel
      title={t('account.otp.title')}
      hint={t('account.otp.hint')}
      actions={
        isOn ? (
          <>
            <Button variant="default" onClick={() => setAsked('renew')}>
              {t('account.otp.renew')}
            </Button>
            <Button variant="default" onClick={() => setAsked('disable')}>
              {t('account.otp.disable')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsked('enable')}>{t('account.otp.enable')}</Button>
        )
      }
    >
      <div className={classes.state}>
        <StatusBadge
          tone={isOn ? 'success' : 'idle'}
          label={t(isOn ? 'account.otp.on' : 'account.otp.off')}
        />
        {isOn && (
          <StatusBadge
            tone={left <= FEW_CODES ? 'warning' : 'info'}
            label={t('account.otp.codes_left', { count: left })}
          />
        )}
      </div>
      {asked !== undefined && (
        <PasswordDialog
          title={t(`account.otp.${asked}`)}
          text={t(`account.otp.${asked}_text`)}
          confirmLabel={t(`account.otp.${asked}_confirm`)}
          danger={asked === 'disable'}
          onClose={() => setAsked(undefined)}
          act={async (password) => {
            await acts[asked](password);
            setAsked(undefined);
            refresh();
          }}
        />
      )}
      {made !== undefined && (
        <OtpSetup
          made={made}
          onClose={() => setMade(undefined)}
          onConfirmed={(told) => {
            setMade(undefined);
            setCodes(told);
            refresh();
            toast.success(t('account.otp.enabled'));
          }}
        />
      )}
      {codes !== undefined && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  );
}
