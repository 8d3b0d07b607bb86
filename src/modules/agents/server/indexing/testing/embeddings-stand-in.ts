import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const call = z.object({
  model: z.string(),
  input: z.array(z.string()),
  dimensions: z.int().optional(),
});

type Call = z.output<typeof call>;

export interface EmbeddingsStandIn {
  readonly url: string;
  readonly calls: (Call & { readonly authorization?: string })[];
  /** What it answers from now on; by default correct vectors. */
  behave(answer: (call: Call, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** A service with `POST /embeddings`, as good or bad as a test wants it. */
export async function startEmbeddingsStandIn(dimensions: number): Promise<EmbeddingsStandIn> {
  const calls: EmbeddingsStandIn['calls'] = [];
  let behaviour = (asked: Call, response: ServerResponse) =>
    answerJson(response, { data: asked.input.map((input, index) => vectorOf(input, index)) });
  const vectorOf = (input: string, index: number) => ({
    index,
    embedding: Array.from({ length: dimensions }, (_, at) => Math.sin(input.length + at)),
  });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = call.parse(JSON.parse(await text(request)));
    calls.push({ ...asked, authorization: request.headers.authorization });
    behaviour(asked, response);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) =>
      response.destroy(new Error('', { cause: error })),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    behave(answer) {
      behaviour = answer;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
