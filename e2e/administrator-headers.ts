import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { administrator } from './administrator.ts';

/** Half as long as a token is valid. */
const RENEWED_AFTER_MS = 5 * 60_000;

/** One token for all calls that a worker's tests make: sign-in is limited per minute. */
let token: Promise<string> | undefined;
let signedInAt = 0;

/** The headers of the administrator's own calls, in a company. */
export async function administratorHeaders(request: APIRequestContext, company = 1) {
  const apart = ofOwnServers.get(request);
  if (apart !== undefined) return headersOf(await apart, company);
  if (token === undefined || Date.now() - signedInAt > RENEWED_AFTER_MS) {
    signedInAt = Date.now();
    token = signIn(request);
  }
  return headersOf(await token, company);
}

/** Signs in to a server of its own, for all calls that are made with `request`. */
export function callOwnServer(request: APIRequestContext): void {
  ofOwnServers.set(request, signIn(request));
}

const ofOwnServers = new WeakMap<APIRequestContext, Promise<string>>();

function headersOf(bearer: string, company: number) {
  return { authorization: `Bearer ${bearer}`, 'x-company-id': String(company) };
}

/** The employee that the administrator is in a company. */
export async function administratorsEmployee(
  request: APIRequestContext,
  company = 1,
): Promise<number> {
  const headers = await administratorHeaders(request, company);
  const answer = await request.get('/api/user-permission-auth-permission', { headers });
  return knownPerson.parse(await answer.json()).data.employee.id;
}

const knownPerson = z.object({ data: z.object({ employee: z.object({ id: z.number() }) }) });

async function signIn(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/auth/local', { data: administrator });
  return z.object({ jwt: z.string() }).parse(await answer.json()).jwt;
}
