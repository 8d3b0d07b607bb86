import type { Received, Route } from '#platform/contract/route.ts';
import { ApiError, errorOfBody, localError } from './api-error.ts';
import { callHeaders } from './client.ts';
import { apiOf } from './configuration.ts';
import { addressOf } from './address.ts';
import { newKey } from './keys.ts';
import { accessToken, renew } from './session.ts';

interface UploadOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly form: FormData;
  /** Fraction of the bytes that have been sent, between 0 and 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/**
 * Sends a form with files and reports its progress, which fetch cannot. Uploads may take any time; only
 * a connection on which nothing moves any more is given up.
 */
export function upload<R extends Route>(route: R, options: UploadOptions): Promise<Received<R>>;
export async function upload(
  { method, path }: { method: string; path: string },
  options: UploadOptions,
): Promise<unknown> {
  const address = addressOf(path, options);
  const idempotencyKey = options.idempotencyKey ?? newKey();
  const token = await accessToken();
  const attempt = async (bearer: string | undefined) =>
    sendForm(method, address, { ...options, headers: callHeaders(bearer, idempotencyKey) });
  try {
    return await attempt(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const renewed = await renew(token);
    if (renewed === undefined) throw localError('signed_out', { status: 401 });
    return attempt(renewed);
  }
}

type Sending = UploadOptions & { readonly headers: Record<string, string> };

async function sendForm(method: string, address: string, sending: Sending): Promise<unknown> {
  const { base, timeoutMilliseconds } = apiOf(address);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let alarm = 0;
    const moved = () => {
      clearTimeout(alarm);
      alarm = Number(setTimeout(() => request.abort(), timeoutMilliseconds));
    };
    const fail = (error: Error) => {
      clearTimeout(alarm);
      reject(error);
    };
    const cancel = () => {
      request.abort();
      fail(new DOMException('The upload was cancelled', 'AbortError'));
    };
    request.open(method, `${base}${address}`);
    for (const [name, value] of Object.entries(sending.headers))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      moved();
      if (event.lengthComputable) sending.onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('error', () => fail(localError('unreachable')));
    // Our own abort has already been reported; any other is the timeout's.
    request.addEventListener('abort', () => fail(localError('timed_out')));
    request.addEventListener('load', () => {
      clearTimeout(alarm);
      const answer = readAnswer(request);
      if (answer instanceof ApiError) reject(answer);
      else resolve(answer);
    });
    sending.signal?.throwIfAborted();
    sending.signal?.addEventListener('abort', cancel, { once: true });
    moved();
    request.send(sending.form);
  });
}

function readAnswer(request: XMLHttpRequest): unknown {
  const details = {
    status: request.status,
    requestId: request.getResponseHeader('X-Request-Id') ?? undefined,
  };
  let body: unknown;
  try {
    body = request.responseText === '' ? undefined : JSON.parse(request.responseText);
  } catch {
    return localError('unreadable', details);
  }
  return request.status >= 200 && request.status < 300 ? body : errorOfBody(body, details);
}
