import type { TestApp } from './app.ts';

/** What came back, whatever it is; `body` is parsed when it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

interface Sending {
  readonly method: string;
  readonly path: string;
  /** A `FormData` or string goes as it is, all else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request as anybody. */
export async function send(
  app: Pick<TestApp, 'address'>,
  { method, path, body, headers = {} }: Sending,
): Promise<Answer> {
  const response = await fetch(app.address + path, {
    method,
    headers: { ...(isJson(body) ? { 'content-type': 'application/json' } : {}), ...headers },
    body: encode(body),
  });
  return { status: response.status, headers: response.headers, body: await read(response) };
}

function isJson(body: unknown): boolean {
  return body !== undefined && typeof body !== 'string' && !(body instanceof FormData);
}

function encode(body: unknown): string | FormData | undefined {
  if (body === undefined || typeof body === 'string' || body instanceof FormData) return body;
  return JSON.stringify(body);
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}
