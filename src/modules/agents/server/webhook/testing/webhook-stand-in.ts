import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** A workflow behind a webhook, on this machine. */
export interface WebhookStandIn {
  readonly url: string;
  /** Bodies of the calls so far. */
  readonly calls: unknown[];
  /** The same as they came over the wire. */
  readonly requests: { readonly headers: IncomingHttpHeaders; readonly body: string }[];
  /** How it answers from now on. */
  answer(respond: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export async function startWebhookStandIn(): Promise<WebhookStandIn> {
  const calls: unknown[] = [];
  const requests: WebhookStandIn['requests'] = [];
  let behaviour = (response: ServerResponse): void => void response.end('{}');
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    requests.push({ headers: request.headers, body });
    calls.push(JSON.parse(body));
    behaviour(response);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) =>
      response.destroy(new Error('', { cause: error })),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/webhook/chat`,
    calls,
    requests,
    answer(next) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
