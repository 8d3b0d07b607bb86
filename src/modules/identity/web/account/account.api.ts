import { queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type * as routes from '#modules/identity/contract/account.ts';
import type { changePassword } from '#modules/identity/contract/sign-in.ts';
import { texts } from '../texts.ts';

const get = endpoint<typeof routes.getAccount>('GET', '/api/account');
const change = endpoint<typeof changePassword>('POST', '/api/auth/change-password');
const start = endpoint<typeof routes.startOtp>('POST', '/api/account/otp/start');
const confirm = endpoint<typeof routes.confirmOtp>('POST', '/api/account/otp/confirm');
const renew = endpoint<typeof routes.renewRecoveryCodes>('POST', '/api/account/otp/recovery-codes');
const disable = endpoint<typeof routes.disableOtp>('POST', '/api/account/otp/disable');

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await call(get, { signal })).data,
  meta: { persist: false },
});

export function useChangePassword() {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof changePassword>) => call(change, { body }),
    refreshes: [['session']],
    success: t('account.password.saved'),
    failure: t('account.password.failed'),
  });
}

/** Asks for what the authenticator app must know; a wrong password is said beside its field. */
export async function askForOtp(currentPassword: string) {
  return call(start, { body: { currentPassword } });
}

export async function askForRecoveryCodes(currentPassword: string): Promise<readonly string[]> {
  return (await call(renew, { body: { currentPassword } })).recovery_codes;
}

export async function confirmOtpCode(code: string): Promise<readonly string[]> {
  return (await call(confirm, { body: { code } })).recovery_codes;
}

export async function switchOtpOff(currentPassword: string): Promise<void> {
  await call(disable, { body: { currentPassword } });
}
