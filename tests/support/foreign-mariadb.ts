import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2';
import { hasOpenssl, makeCertificates } from './certificates.ts';
import type { ForeignPostgres } from './foreign-postgres.ts';
import { freePort } from './free-port.ts';

/** A customer's MariaDB: over TCP, with TLS and a password. */
export type ForeignMariadb = ForeignPostgres;

/** Whether this machine has the programs it needs. */
export const hasForeignMariadb =
  hasOpenssl && find('mariadbd') !== undefined && find('mariadb-install-db') !== undefined;

const PASSWORD = 'only-the-owner-knows';

export async function startForeignMariadb(): Promise<ForeignMariadb> {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-mariadb-'));
  const authority = makeCertificates(folder);
  const user = serverUser();
  if (user !== undefined) {
    chownSync(folder, user.uid, user.gid);
    for (const name of readdirSync(folder)) chownSync(join(folder, name), user.uid, user.gid);
  }
  const data = join(folder, 'data');
  const socket = join(folder, 'socket');
  const settings = ['--no-defaults', `--datadir=${data}`, `--tmpdir=${folder}`];
  execFileSync(
    find('mariadb-install-db') ?? '',
    [...settings, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { ...user, stdio: 'ignore' },
  );
  const port = await freePort();
  const server = spawn(
    find('mariadbd') ?? '',
    [
      ...settings,
      `--socket=${socket}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      `--ssl-cert=${join(folder, 'server.crt')}`,
      `--ssl-key=${join(folder, 'server.key')}`,
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=32M',
      '--skip-name-resolve',
    ],
    { ...user, stdio: 'ignore' },
  );
  const stopWithUs = () => server.kill('SIGTERM');
  process.once('exit', stopWithUs);
  const run = (statements: string, database: string | undefined = 'shop') =>
    new Promise<void>((resolve, reject) => {
      const client = createConnection({
        socketPath: socket,
        user: 'root',
        multipleStatements: true,
        ...(database === '' ? {} : { database }),
      });
      // Reported to the statement, too.
      client.on('error', () => undefined);
      client.query(statements, (error) => {
        client.destroy();
        if (error === null) resolve();
        else reject(error);
      });
    });
  await untilReady(() => run('select 1', ''));
  await run(
    `create database shop; create user reader@'%' identified by '${PASSWORD}';
    grant select, show view on *.* to reader@'%'`,
    '',
  );
  const address = { host: 'localhost', port, database: 'shop', username: 'reader' };
  return {
    address: { ...address, password: PASSWORD },
    authority,
    run: (statements) => run(statements),
    async stop() {
      const ended = once(server, 'exit');
      stopWithUs();
      await ended;
      process.off('exit', stopWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function find(program: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
}

/** MariaDB refuses to run as root; its Debian package brings a user for that. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'mysql']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilReady(isReady: () => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      return await isReady();
    } catch {
      await sleep(100);
    }
  }
  throw new Error('MariaDB did not answer within 30 seconds');
}
