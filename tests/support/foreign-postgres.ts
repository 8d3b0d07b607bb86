import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { findPostgres, startLocalPostgres } from './local-postgres.ts';

/** A customer's PostgreSQL: over TCP, with TLS and a password. */
export interface ForeignPostgres {
  readonly address: {
    readonly host: string;
    readonly port: number;
    readonly database: string;
    readonly username: string;
    readonly password: string;
  };
  /** The issuer of the server's certificate, which is for `localhost`. */
  readonly authority: string;
  /** Runs statements as the owner of its database. */
  run(statements: string): Promise<void>;
  stop(): Promise<void>;
}

/** Whether this machine has the programs it needs. */
export const hasForeignPostgres =
  findPostgres() !== undefined &&
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'openssl')));

const PASSWORD = 'only-the-owner-knows';

export async function startForeignPostgres(): Promise<ForeignPostgres> {
  const port = await freePort();
  let authority = '';
  const prepare = (folder: string) => {
    authority = makeCertificates(folder);
    const access = join(folder, 'access');
    writeFileSync(access, 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
    return [
      'listen_addresses=127.0.0.1',
      'ssl=on',
      `ssl_cert_file=${join(folder, 'server.crt')}`,
      `ssl_key_file=${join(folder, 'server.key')}`,
      `hba_file=${access}`,
    ];
  };
  const server = await startLocalPostgres(['fsync=off', `port=${port}`], { prepare });
  const url = await server.createDatabase('shop');
  const run = async (statements: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statements);
    await client.end();
  };
  await run(`create role reader login password '${PASSWORD}'`);
  return {
    address: {
      host: 'localhost',
      port,
      database: 'shop',
      username: 'reader',
      password: PASSWORD,
    },
    authority,
    run,
    stop: () => server.stop(),
  };
}

/** A certificate authority of our own, and a certificate for `localhost` issued by it. */
function makeCertificates(folder: string): string {
  const openssl = (line: string) =>
    execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'ignore' });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  openssl(`req -x509 ${key} -keyout authority.key -out authority.crt -days 2 -subj /CN=Authority`);
  openssl(`req ${key} -keyout server.key -out server.csr -subj /CN=localhost`);
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost');
  openssl(
    'x509 -req -in server.csr -CA authority.crt -CAkey authority.key -CAcreateserial -out server.crt -days 2 -extfile names',
  );
  chmodSync(join(folder, 'server.key'), 0o600);
  return readFileSync(join(folder, 'authority.crt'), 'utf8');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = z.object({ port: z.number() }).parse(server.address());
      server.close(() => resolve(port));
    });
  });
}
