import { localError } from './api-error.ts';
import { apiOf } from './configuration.ts';
import { languageOfPage } from '../i18n/language.ts';

/**
 * The signed-in session of this page. The access token is only in memory; the refresh token is a
 * cookie that scripts cannot read. A flag in the storage only says that trying to refresh is worthwhile.
 */
interface Access {
  readonly token: string;
  readonly expiresAt: number;
}

const MARK = 'backoffice.signed-in';
/** Renewed this long before it expires, so that no call is sent with a token that expires on the way. */
const MARGIN_MILLISECONDS = 15_000;

let access: Access | undefined;
let renewal: Promise<string | undefined> | undefined;
const endings = new Set<() => void>();
const tabs =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('backoffice');
tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isAccess(data)) access = data;
  else if (data === 'signed-out') end();
});

/** The answer of `POST /api/auth/local` and `POST /api/token/refresh`, as far as the session needs it. */
export interface Grant {
  readonly jwt: string;
  /** When the access token expires: ISO 8601 or milliseconds. */
  readonly jwtExpiresDate: string | number;
}

/** Starts a session that was just signed in to, or renewed, and notifies the other tabs. */
export function startSession(grant: Grant): void {
  access = { token: grant.jwt, expiresAt: new Date(grant.jwtExpiresDate).getTime() };
  localStorage.setItem(MARK, '1');
  tabs?.postMessage(access);
}

/** Whether this browser has a session, as far as can be known without asking the server. */
export function maybeSignedIn(): boolean {
  return access !== undefined || localStorage.getItem(MARK) !== null;
}

/** A token valid for the next call, renewed when needed; undefined when nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  if (access !== undefined && access.expiresAt - Date.now() > MARGIN_MILLISECONDS)
    return access.token;
  return maybeSignedIn() ? renew(access?.token) : undefined;
}

/**
 * Renews the access token once for all callers and all tabs: a second caller finds the token
 * already changed. Returns undefined, and ends the session, when the server no longer grants one.
 */
export async function renew(stale: string | undefined): Promise<string | undefined> {
  renewal ??= alone(async () => {
    if (access !== undefined && access.token !== stale) return access.token;
    return refresh();
  }).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** Runs when the session is over, in whichever tab and for whatever reason it ended. */
export function onSessionEnd(listener: () => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

const debtors = new Set<() => void>();

/** Runs when the server refuses everything until the person has set up a second factor. */
export function onSecondFactorOwed(listener: () => void): void {
  debtors.add(listener);
}

/** Notifies that it did. */
export function reportSecondFactorOwed(): void {
  for (const listener of debtors) listener();
}

/** Signs out here, in the other tabs and on the server. */
export async function signOut(): Promise<void> {
  const token = access?.token;
  try {
    await post('/api/auth/logout', token);
  } finally {
    tabs?.postMessage('signed-out');
    end();
  }
}

async function refresh(): Promise<string | undefined> {
  const response = await post('/api/token/refresh');
  if (response.status === 401 || response.status === 403) {
    end();
    return undefined;
  }
  const grant: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isGrant(grant)) throw localError('unreadable', { status: response.status });
  startSession(grant);
  return grant.jwt;
}

function end(): void {
  access = undefined;
  localStorage.removeItem(MARK);
  for (const listener of endings) listener();
}

async function post(path: string, token?: string): Promise<Response> {
  const { base, timeoutMilliseconds } = apiOf(path);
  try {
    return await fetch(`${base}${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'Accept-Language': languageOfPage(),
        'Content-Type': 'application/json',
        'X-Client': 'web',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      // The refresh token travels in its cookie; API clients without cookies put it here.
      body: '{}',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
  } catch {
    throw localError('unreachable');
  }
}

/** One at a time over all tabs; a page served without TLS has no locks and coordinates only its own calls. */
async function alone<Result>(act: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? act() : locks.request('backoffice.session', act);
}

function isGrant(value: unknown): value is Grant {
  return (
    typeof value === 'object' &&
    value !== null &&
    'jwt' in value &&
    typeof value.jwt === 'string' &&
    'jwtExpiresDate' in value &&
    (typeof value.jwtExpiresDate === 'string' || typeof value.jwtExpiresDate === 'number')
  );
}

function isAccess(value: unknown): value is Access {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number'
  );
}
