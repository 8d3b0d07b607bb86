import * as routes from '#modules/identity/contract/account.ts';
import { callRoute } from '#platform/web/api/call-route.ts';

/** Whether the person has to set up a second factor before anything else. */
export async function isSecondFactorOwed(): Promise<boolean> {
  const { is_otp, is_otp_required } = await callRoute(routes.getAccount, undefined);
  return is_otp_required && !is_otp;
}
