// The floor: what Fastify and the driver need for the same answers from the same tables, with only a token
// checked. No permissions, no company isolation, no validation.
import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { exportedCustomers, serveCustomers } from './customers.ts';
import { exportRows } from './export.ts';
import { servePlots } from './plots.ts';
import { createRun } from './run-statement.ts';
import * as statements from './statements.ts';

const COMPANY = 1;

interface AgentBody {
  name: string;
  description: string;
  owner_user_id: number;
  tags: string[];
  chat_webhook_url: string;
  pinecone_index: string;
  embedding_model: string;
  chunk_size: number;
  chunk_overlap: number;
  language: string;
}

// Embedded in this process as it is in ours, or given by its address.
const directory = process.env['FLOOR_DIRECTORY'];
const embedded = directory === undefined ? undefined : await embed(directory);
const where = embedded?.address ?? { connectionString: process.env['DATABASE_URL'] };
const pool = new pg.Pool({ ...where, max: 8 });
const run = createRun(pool, { embedded: process.env['FLOOR_EMBEDDED'] === '1' });
const key = Buffer.from(process.env['FLOOR_KEY'] ?? '', 'base64');
const app = Fastify();

app.addHook('onRequest', async (request, reply) => {
  if (request.url === '/health' || request.url === '/ready') return;
  const [header, claims = '', signature] = (request.headers.authorization ?? '')
    .slice(7)
    .split('.');
  const expected = createHmac('sha256', key).update(`${header}.${claims}`).digest('base64url');
  if (expected !== signature) return reply.code(401).send();
  JSON.parse(Buffer.from(claims, 'base64url').toString());
});

app.get('/health', () => ({ status: 'ok' }));
app.get('/ready', async () => {
  await pool.query('select 1');
  return { status: 'ready' };
});

app.get<{ Params: { id: string } }>('/v1/agents/:id', async ({ params }) => {
  const [agent] = await run('get', statements.getOne, [COMPANY, params.id]);
  return agent;
});

interface ListQuery {
  search?: string;
  count?: string;
  sort?: string;
  page?: string;
}

app.get<{ Querystring: ListQuery }>('/v1/agents', async ({ query }) => {
  const patterns = (query.search ?? '').split(' ').flatMap((word) => (word ? [`%${word}%`] : []));
  const words = patterns.length;
  const { sort = '-created_at', page = '1' } = query;
  // The search text determines the plan, so none is cached for searches.
  const nameOf = (statement: string) => (words === 0 ? statement : undefined);
  const values = [COMPANY, ...patterns];
  const [data, [counted]] = await Promise.all([
    run(
      nameOf(`list ${sort} ${page}`),
      statements.list(words, { sort, page: Number(page) }),
      values,
    ),
    query.count === 'exact'
      ? run(nameOf('exact'), statements.exactCount(words), values)
      : run(nameOf('capped'), statements.cappedCount(words), values),
  ]);
  return { data, ...counted, page: Number(page), page_size: 25 };
});

for (const [list, rows] of Object.entries({
  agents: statements.exported,
  customers: exportedCustomers,
})) {
  app.get<{ Querystring: { format: string } }>(`/v1/${list}/export`, ({ query }, reply) =>
    reply.send(exportRows(pool, rows, query.format)),
  );
}
serveCustomers(app, run);
servePlots(app, run);

app.post<{ Body: AgentBody }>('/v1/agents', async ({ body }, reply) => {
  const [agent] = await run('create', statements.create, [
    COMPANY,
    `FL-${body.pinecone_index}`,
    body.name,
    body.description,
    body.owner_user_id,
    body.tags,
    body.chat_webhook_url,
    body.pinecone_index,
    body.embedding_model,
    body.chunk_size,
    body.chunk_overlap,
    body.language,
    `${body.name} ${body.description} ${body.tags.join(' ')}`.toLowerCase(),
  ]);
  void reply.code(201);
  return agent;
});

app.put<{ Params: { id: string }; Body: AgentBody }>('/v1/agents/:id', async ({ params, body }) => {
  const [agent] = await run('update', statements.update, [
    COMPANY,
    params.id,
    body.name,
    body.description,
    body.owner_user_id,
    body.tags,
    body.chat_webhook_url,
    body.embedding_model,
    body.chunk_size,
    body.chunk_overlap,
    body.language,
    `${body.name} ${body.description} ${body.tags.join(' ')}`.toLowerCase(),
  ]);
  return agent;
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ address }));
process.once('SIGTERM', () => void stop());

async function stop(): Promise<void> {
  if (embedded !== undefined) {
    await pool.end();
    await embedded.stop();
  }
  process.exit(0);
}

async function embed(folder: string) {
  const { startEmbeddedDatabase } = await import('#platform/server/database/embedded.ts');
  const engine = startEmbeddedDatabase(folder);
  await engine.ready;
  return {
    address: { host: engine.host, user: 'postgres', database: 'postgres' },
    stop: () => engine.stop(),
  };
}
