import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A provider on this machine that is called by HTTP and stores what it is sent. */
export interface GatewayStandIn {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** How it answers from now on. */
  answer(respond: (response: ServerResponse, request: ReceivedRequest) => void): void;
  close(): Promise<void>;
}

export async function startGatewayStandIn(): Promise<GatewayStandIn> {
  const requests: GatewayStandIn['requests'] = [];
  let behaviour: Parameters<GatewayStandIn['answer']>[0] = (response) => void response.end('{}');
  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const received = { path: request.url ?? '', headers: request.headers, body };
    requests.push(received);
    behaviour(response, received);
  }
  const server = createServer((request, response) => {
    void receive(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer(next) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
