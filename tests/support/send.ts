import { request, type Dispatcher } from 'undici';
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
  /** A `FormData` or string is sent unchanged, everything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request without signing in. */
export async function send(app: Pick<TestApp, 'address'>, sending: Sending): Promise<Answer> {
  const { statusCode, headers, body } = await begin(app, sending);
  return {
    status: statusCode,
    headers: headersOf(headers),
    body: parse(await body.text(), headers['content-type']),
  };
}

/** Sends it until the answer begins. By `fetch` each of tens of thousands in a run takes three times as long. */
export async function begin(
  app: Pick<TestApp, 'address'>,
  { method, path, body, headers = {} }: Sending,
): Promise<Dispatcher.ResponseData> {
  const content = await encode(body);
  return request(app.address + path, {
    method,
    body: content.bytes,
    headers: { 'user-agent': 'tests', ...content.headers, ...headers },
  });
}

/** A body as bytes, with its content type. */
async function encode(body: unknown) {
  if (body === undefined) return { headers: {} };
  if (typeof body !== 'string' && !(body instanceof FormData)) {
    return { bytes: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  return { bytes: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': type } };
}

function headersOf(received: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(received)) {
    for (const value of [values].flat()) headers.append(name, value);
  }
  return headers;
}

/** Parses an answer by its type. */
export function parse(text: string, type: string | string[] = ''): unknown {
  if (text === '') return undefined;
  return type.includes('json') ? JSON.parse(text) : text;
}
