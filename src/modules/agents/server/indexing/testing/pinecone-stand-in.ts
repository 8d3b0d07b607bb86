import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const upsert = z.object({
  namespace: z.string(),
  vectors: z.array(z.object({ id: z.string(), values: z.array(z.number()) })).max(1_000),
});
const query = z.object({
  namespace: z.string(),
  topK: z.int().max(10_000),
  vector: z.array(z.number()),
});
const deletion = z.object({
  namespace: z.string(),
  ids: z.array(z.string()).max(1_000).optional(),
  deleteAll: z.boolean().optional(),
});

const BODY_LIMIT = 2 * 1024 * 1024;

export interface PineconeStandIn {
  readonly url: string;
  /** Vectors by id, of each namespace. */
  readonly namespaces: Map<string, Map<string, number[]>>;
  readonly calls: string[];
  /** Answers every call with this status while it is set. */
  failWith: number | undefined;
  close(): Promise<void>;
}

/** A server with the subset of Pinecone's protocol that we use, with its limits. */
export async function startPineconeStandIn(apiKey: string): Promise<PineconeStandIn> {
  const namespaces: PineconeStandIn['namespaces'] = new Map();
  const calls: string[] = [];

  const answers: Record<string, (input: unknown) => { status?: number; body: unknown }> = {
    'POST /vectors/upsert'(input) {
      const { namespace, vectors } = upsert.parse(input);
      const stored = namespaces.get(namespace) ?? new Map<string, number[]>();
      namespaces.set(namespace, stored);
      for (const { id, values } of vectors) stored.set(id, values);
      return { body: { upsertedCount: vectors.length } };
    },
    'POST /query'(input) {
      const { namespace, topK, vector } = query.parse(input);
      const matches = Array.from(namespaces.get(namespace) ?? [], ([id, values]) => ({
        id,
        score: cosine(vector, values),
        values: [],
      }));
      matches.sort((one, other) => other.score - one.score);
      return { body: { namespace, matches: matches.slice(0, topK), usage: { readUnits: 1 } } };
    },
    'POST /vectors/delete'(input) {
      const { namespace, ids, deleteAll } = deletion.parse(input);
      const stored = namespaces.get(namespace);
      if (stored === undefined)
        return { status: 404, body: { code: 5, message: 'Namespace not found' } };
      if (deleteAll === true) namespaces.delete(namespace);
      for (const id of ids ?? []) stored.delete(id);
      return { body: {} };
    },
    'GET /vectors/list'(input) {
      const { namespace, prefix, limit, paginationToken } = z
        .object({
          namespace: z.string(),
          prefix: z.string().default(''),
          limit: z.coerce.number().max(100),
          paginationToken: z.string().default(''),
        })
        .parse(input);
      const ids = [...(namespaces.get(namespace)?.keys() ?? [])]
        .filter((id) => id.startsWith(prefix) && id > paginationToken)
        .toSorted((a, b) => (a < b ? -1 : 1));
      const page = ids.slice(0, limit);
      const next = ids.length > limit ? page.at(-1) : undefined;
      return {
        body: {
          namespace,
          vectors: page.map((id) => ({ id })),
          ...(next === undefined ? {} : { pagination: { next } }),
        },
      };
    },
  };

  const standIn = { failWith: undefined as number | undefined };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const name = `${request.method} ${url.pathname}`;
    const sent = await text(request);
    calls.push(name);
    const status = refusal(request, sent) ?? standIn.failWith;
    const input: unknown = sent === '' ? Object.fromEntries(url.searchParams) : JSON.parse(sent);
    const answer =
      status === undefined
        ? (answers[name]?.(input) ?? { status: 404, body: { message: `no ${name}` } })
        : { status, body: { message: 'refused' } };
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  };
  const refusal = (request: IncomingMessage, sent: string): number | undefined => {
    if (request.headers['api-key'] !== apiKey) return 401;
    return Buffer.byteLength(sent) > BODY_LIMIT ? 413 : undefined;
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: String(error) }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${port}`,
    namespaces,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  });
}

function cosine(one: readonly number[], other: readonly number[]): number {
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, position) => sum + value * (b[position] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}
