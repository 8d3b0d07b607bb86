import type { Route } from '#platform/contract/route.ts';
import { ApiError, errorOf, localError } from './api-error.ts';
import { companyOfPage } from './company.ts';
import { apiOf } from './configuration.ts';
import {
  addressOf,
  type AddressParts,
  type Answered,
  type CallArguments,
  type Endpoint,
} from './endpoint.ts';
import { newKey } from './keys.ts';
import { accessToken, renew } from './session.ts';
import { languageOfPage } from '../i18n/language.ts';

/**
 * Calls a route of the contract and hands back what its schema promises. The server parses each answer
 * by that schema before it leaves; parsing it a second time here would cost every screen the weight
 * of the validator. Fails with ApiError.
 */
export function call<R extends Route>(
  endpoint: Endpoint<R> | R,
  ...options: CallArguments<R>
): Promise<Answered<R>>;
export function call(place: Place, options: AddressParts & Sending = {}): Promise<unknown> {
  return request(place, options);
}

interface Place {
  readonly method: string;
  readonly path: string;
}

/** Sends to a path with `:parameters` and reads the answer, which the caller knows the type of. */
export async function request(
  { method, path }: Place,
  options: AddressParts & Sending,
): Promise<unknown> {
  const response = await send(method, addressOf(path, options), options);
  return response.status === 204 ? undefined : readJson(response);
}

export interface Sending {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** The answer is a stream, and comes for as long as it comes. */
  readonly streams?: true;
  /** The call goes on when the page that sent it is left. */
  readonly keepalive?: boolean;
}

/** Sends with everything a call carries, renews a session that ran out, and throws what was refused. */
export async function send(
  method: string,
  address: string,
  sending: Sending = {},
): Promise<Response> {
  // One key for the call and its repetition after a renewal: the server must see one act.
  const idempotencyKey = sending.idempotencyKey ?? (method === 'GET' ? undefined : newKey());
  const attempt = async (token: string | undefined) =>
    fetchInTime(method, address, { ...sending, idempotencyKey, token });

  const token = await accessToken();
  let response = await attempt(token);
  if (response.status === 401 && token !== undefined) {
    const renewed = await renew(token);
    if (renewed === undefined) throw localError('signed_out', { status: 401 });
    response = await attempt(renewed);
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** The headers every call carries. */
export function callHeaders(
  token: string | undefined,
  idempotencyKey?: string,
): Record<string, string> {
  const company = companyOfPage();
  return {
    Accept: 'application/json',
    'Accept-Language': languageOfPage(),
    'X-Client': 'web',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(company !== undefined && { 'X-Company-Id': String(company) }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
}

async function fetchInTime(
  method: string,
  address: string,
  sending: Sending & { token: string | undefined },
): Promise<Response> {
  const { base, timeoutMilliseconds } = apiOf(address);
  const timeout = sending.streams ? undefined : AbortSignal.timeout(timeoutMilliseconds);
  const headers = callHeaders(sending.token, sending.idempotencyKey);
  if (sending.body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(`${base}${address}`, {
      method,
      headers,
      credentials: address.startsWith('/api/') ? 'include' : 'same-origin',
      body: sending.body === undefined ? undefined : JSON.stringify(sending.body),
      keepalive: sending.keepalive,
      signal: AbortSignal.any([sending.signal, timeout].filter((signal) => signal !== undefined)),
    });
  } catch (failure) {
    // The caller's own abort is no failure of the call and must look like what it is.
    if (sending.signal?.aborted === true) throw failure;
    throw localError(timeout?.aborted === true ? 'timed_out' : 'unreachable');
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw localError('unreadable', { status: response.status });
  }
}

/** Whether a failed call is of this kind, as in `isApiError(error, 409)`. */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}
