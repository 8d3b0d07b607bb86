import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import type { Company, getCompany } from '#modules/companies/contract/companies.ts';
import type { signIn } from '#modules/identity/contract/sign-in.ts';

const signInEndpoint = endpoint<typeof signIn>('POST', '/api/auth/local');
const companyEndpoint = endpoint<typeof getCompany>('GET', '/api/companies/:id');

/** The company whose logo stands on the sign-in screen, as in the specification. */
const FIRST_COMPANY = 1;

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly otp?: string;
}

/** Asks to be let in. The answer without a token says that a code is owed or blocked. */
export function askToSignIn(credentials: Credentials) {
  return call(signInEndpoint, { body: credentials });
}

/** Name and logo for the sign-in screen; undefined where they cannot be had, which is no reason to fail. */
export async function fetchFirstCompany(): Promise<Company | undefined> {
  try {
    return (await call(companyEndpoint, { params: { id: FIRST_COMPANY } })).data;
  } catch {
    return undefined;
  }
}
