import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import * as routes from '#modules/identity/contract/account.ts';
import type { Account } from '#modules/identity/contract/account.ts';
import { callRoute, type RouteAnswer } from '#platform/web/api/call-route.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import classes from '../account.module.css';
import { texts } from '../texts.ts';
import { accountQuery } from './account.api.ts';
import { OtpSetup } from './otp-setup.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Few enough left that somebody should think of new ones. */
const FEW_CODES = 3;

type Act = 'enable' | 'renew' | 'disable';

/** The second factor: whether it is on, and the way on and off. */
export function OtpPanel({ account }: { readonly account: Account }) {
  const t = useTexts(texts);
  const client = useQueryClient();
  const question = useRecordWindow<Act>();
  const setup = useRecordWindow<RouteAnswer<typeof routes.startOtp>>();
  const codes = useRecordWindow<readonly string[]>();
  const refresh = () => void client.invalidateQueries({ queryKey: accountQuery().queryKey });
  const { is_otp: isOn, recovery_codes_left: left } = account;

  const acts: Record<Act, (currentPassword: string) => Promise<void>> = {
    enable: async (currentPassword) => {
      const made = await callRoute(routes.startOtp, { currentPassword });
      setup.open(made);
    },
    renew: async (currentPassword) => {
      const { recovery_codes } = await callRoute(routes.renewRecoveryCodes, { currentPassword });
      codes.open(recovery_codes);
    },
    disable: async (currentPassword) => {
      await callRoute(routes.disableOtp, { currentPassword });
      toast.success(t('account.otp.disabled'));
    },
  };

  return (
    <Panel
      id="second-factor"
      title={t('account.otp.title')}
      hint={t('account.otp.hint')}
      actions={
        isOn ? (
          <>
            <Button variant="default" onClick={() => question.open('renew')}>
              {t('account.otp.renew')}
            </Button>
            {!account.is_otp_required && (
              <Button variant="default" onClick={() => question.open('disable')}>
                {t('account.otp.disable')}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={() => question.open('enable')}>{t('account.otp.enable')}</Button>
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
      {question.draw((act, window) => (
        <PasswordDialog
          {...window}
          title={t(`account.otp.${act}`)}
          text={t(`account.otp.${act}_text`)}
          confirmLabel={t(`account.otp.${act}_confirm`)}
          danger={act === 'disable'}
          act={async (password) => {
            await acts[act](password);
            window.onClose();
            refresh();
          }}
        />
      ))}
      {setup.draw((made, window) => (
        <OtpSetup
          {...window}
          made={made}
          onConfirmed={(recoveryCodes) => {
            window.onClose();
            codes.open(recoveryCodes);
            refresh();
            toast.success(t('account.otp.enabled'));
          }}
        />
      ))}
      {codes.draw((shown, window) => (
        <RecoveryCodes {...window} codes={shown} />
      ))}
    </Panel>
  );
}
