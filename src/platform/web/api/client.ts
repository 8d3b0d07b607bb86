import { ApiError, errorOf, localError } from './api-error.ts';
import { companyOfPage } from './company.ts';
import { apiOf } from './configuration.ts';
import { addressOf, type AddressParts } from './address.ts';
import { newKey } from './keys.ts';
import { accessToken, renew, reportSecondFactorOwed } from './session.ts';
import { languageOfPage } from '../i18n/language.ts';

interface Place {
  readonly method: string;
  readonly path: string;
}

/**
 * Sends to a path with `:parameters` and reads the answer, whose type the caller knows: the server parses
 * each answer with the schema of its route, and parsing it again here would cost every screen the size of
 * the validator. Fails with ApiError.
 */
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
  /** The answer is a stream, which may last any time. */
  readonly streams?: true;
  /** The call continues when the page that sent it is left. */
  readonly keepalive?: boolean;
}

/** Sends with everything a call carries, renews an expired session, and throws what was refused. */
export async function send(
  method: string,
  address: string,
  sending: Sending = {},
): Promise<Response> {
  // One key for the call and its repetition after a renewal: for the server they are one action.
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
  if (!response.ok) {
    const error = await errorOf(response);
    if (error.code === 'second_factor_required') reportSecondFactorOwed();
    throw error;
  }
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
    // An abort by the caller is not a failure of the call and must be recognisable.
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

/** Whether a failed call is of this kind: `isApiError(error, 409)`. */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}
