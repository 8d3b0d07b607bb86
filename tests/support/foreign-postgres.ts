import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { hasOpenssl, makeCertificates } from './certificates.ts';
import { freePort } from './free-port.ts';
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
export const hasForeignPostgres = findPostgres() !== undefined && hasOpenssl;

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
