import { useEffect, useState } from 'react';
import * as routes from '#modules/identity/contract/account.ts';
import { callRoute, type RouteAnswer } from '#platform/web/api/call-route.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { OtpSetupForm } from '../account/otp-setup.tsx';
import { PasswordForm } from '../account/password-dialog.tsx';
import { ShownCodes } from '../account/recovery-codes.tsx';
import { StrangerPage } from '../sign-in/stranger-page.tsx';
import { texts } from '../texts.ts';
import { isSecondFactorOwed } from './is-second-factor-owed.ts';

interface SecondFactorScreenProps {
  /** Called when the second factor is set up, or is not required after all. */
  readonly onDone: () => void;
  readonly onSignOut: () => void;
}

/** Leads a person whose company requires a second factor through setting it up. */
export function SecondFactorScreen({ onDone, onSignOut }: SecondFactorScreenProps) {
  const t = useTexts(texts);
  const [made, setMade] = useState<RouteAnswer<typeof routes.startOtp>>();
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    const leaveWhenSetUp = async () => {
      if (!(await isSecondFactorOwed())) onDone();
    };
    leaveWhenSetUp().catch(toast.failure);
  }, [onDone]);
  const leave = { cancelLabel: t('second_factor.sign_out'), onCancel: onSignOut };
  if (codes !== undefined) {
    return (
      <StrangerPage title={t('account.otp.codes_title')}>
        <ShownCodes codes={codes} onKept={onDone} />
      </StrangerPage>
    );
  }
  return (
    <StrangerPage title={t('second_factor.title')}>
      {made === undefined ? (
        <PasswordForm
          {...leave}
          text={t('second_factor.hint')}
          confirmLabel={t('account.otp.enable_confirm')}
          act={async (currentPassword) =>
            setMade(await callRoute(routes.startOtp, { currentPassword }))
          }
        />
      ) : (
        <OtpSetupForm {...leave} made={made} onConfirmed={setCodes} />
      )}
    </StrangerPage>
  );
}
