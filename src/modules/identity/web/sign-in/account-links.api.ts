import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import type * as routes from '#modules/identity/contract/sign-in.ts';

const read = endpoint<typeof routes.readAccountLink>('POST', '/api/account-links/read');
const redeem = endpoint<typeof routes.redeemAccountLink>('POST', '/api/account-links/redeem');

const forgot = endpoint<typeof routes.forgotPassword>('POST', '/api/auth/forgot-password');

/** Whom a link is for; fails when it leads nowhere. */
export function readAccountLink(token: string) {
  return call(read, { body: { token } });
}

/** Spends a link for a password. */
export async function redeemAccountLink(token: string, password: string): Promise<void> {
  await call(redeem, { body: { token, password } });
}

/** Asks for a link by mail. Whether there is such an account is not told; only whether mail is set up. */
export function askForLink(identifier: string) {
  return call(forgot, { body: { identifier } });
}
