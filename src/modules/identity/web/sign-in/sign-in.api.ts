import * as companies from '#modules/companies/contract/companies.ts';
import type { Company } from '#modules/companies/contract/companies.ts';
import * as routes from '#modules/identity/contract/sign-in.ts';
import { callRoute } from '#platform/web/api/call-route.ts';

/** The company whose logo the sign-in screen shows, as in the specification. */
const FIRST_COMPANY = 1;

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly otp?: string;
}

/** Asks to be let in. The answer without a token says that a code is owed or blocked. */
export const askToSignIn = (credentials: Credentials) => callRoute(routes.signIn, credentials);

/** Asks for a link by mail. Whether there is such an account stays unknown; only whether mail is set up. */
export const askForLink = (identifier: string) => callRoute(routes.forgotPassword, { identifier });

/** Whom a link is for; fails when it leads nowhere. */
export const readAccountLink = (token: string) => callRoute(routes.readAccountLink, { token });

/** Uses a link up to choose a password. */
export const redeemAccountLink = (token: string, password: string) =>
  callRoute(routes.redeemAccountLink, { token, password });

/** Name and logo for the sign-in screen; undefined where they cannot be had, which is no reason to fail. */
export async function fetchFirstCompany(): Promise<Company | undefined> {
  try {
    return await callRoute(companies.getCompany, { id: FIRST_COMPANY });
  } catch {
    return undefined;
  }
}
