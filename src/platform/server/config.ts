import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  ADMIN_USERNAME: z.string().min(1).default('admin'),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  DEMO: flag.optional(),
  ALLOW_LOOPBACK: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_PRETTY: flag.optional(),
  CALLS_PER_MINUTE: z.coerce.number().int().min(60).max(1_000_000).default(3_000),
  METRICS_TOKEN: z.string().min(16).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  SECRETS_KEY: z.string().min(32).optional(),
  TRUST_PROXY: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  FILE_VERSIONS_KEPT: z.coerce.number().int().min(0).max(1_000).default(10),
  EMBEDDINGS_URL: z.url().optional(),
  EMBEDDINGS_API_KEY: z.string().optional(),
  EMBEDDINGS_DIMENSIONS: z.coerce.number().int().min(1).max(4096).optional(),
  EMBEDDINGS_CALLS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).optional(),
  VECTOR_INDEX: z.enum(['built-in', 'pinecone']).default('built-in'),
  PINECONE_API_KEY: z.string().optional(),
  PINECONE_HOST: z.url().optional(),
});

/** How this process runs, read once from the environment. docs/OPERATIONS.md lists every setting. */
export type Config = Readonly<z.output<typeof environment>> & {
  /** Whether the embedded database is used because no `DATABASE_URL` is given. */
  readonly embedded: boolean;
  readonly demo: boolean;
  readonly allowLoopback: boolean;
};

/** Reads and checks the environment; an invalid setting stops the start with an error that names it. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new Error(`The configuration is not valid.\n${z.prettifyError(parsed.error)}`);
  }
  const embedded = parsed.data.DATABASE_URL === undefined;
  if (embedded && parsed.data.ROLE !== 'all') {
    throw new Error(
      'ROLE=web and ROLE=worker need DATABASE_URL: the embedded database serves one process.',
    );
  }
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = parsed.data;
  if (SMTP_URL !== undefined && (MAIL_FROM === undefined || PUBLIC_URL === undefined)) {
    throw new Error(
      'SMTP_URL needs MAIL_FROM, the sender of mail, and PUBLIC_URL, where its links lead.',
    );
  }
  const demo = parsed.data.DEMO ?? embedded;
  return {
    ...parsed.data,
    embedded,
    demo,
    allowLoopback: parsed.data.ALLOW_LOOPBACK ?? demo,
  };
}
