import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** A workflow behind a webhook, on this machine. */
export interface WebhookStandIn {
  readonly url: string;
  /** Bodies of the calls so far. */
  readonly calls: unknown[];
  /** How it answers from now on. */
  answer(respond: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export async function startWebhookStandIn(): Promise<WebhookStandIn> {
  const calls: unknown[] = [];
  let behaviour = (response: ServerResponse): void => void response.end('{}');
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    calls.push(await json(request));
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
    answer(next) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
