import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server of our own, removed when it is stopped. */
export interface LocalPostgres {
  /** Creates a database, empty or by the given SQL options, and returns its `DATABASE_URL`. */
  createDatabase(name: string, kind?: string): Promise<string>;
  readonly pid: number;
  /** Its data are removed with it, unless they are to be stored as the given folder. */
  stop(keptAs?: string): Promise<void>;
}

interface Beginning {
  /** Files it puts into the folder belong to the server before it starts; returns further settings. */
  readonly prepare?: (folder: string) => readonly string[];
  /** Data of another server, to start with a copy of. */
  readonly data?: string;
}

/** Folder of PostgreSQL's programs on this machine, or undefined when it has none. */
export function findPostgres(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** Starts a server that only this machine reaches, over a socket in a folder that only we can open. */
export async function startLocalPostgres(
  settings: readonly string[] = [],
  { prepare = () => [], data: copied }: Beginning = {},
): Promise<LocalPostgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('There is no PostgreSQL on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-postgres-'));
  const user = serverUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');

  if (copied === undefined) {
    const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'];
    // Thai trigrams need a locale that knows letters beyond ASCII.
    execFileSync(join(programs, 'initdb'), [...initialise, '--locale=C.UTF-8'], { ...user });
  } else {
    // The one program that also copies ownership.
    execFileSync('cp', ['-a', copied, data]);
  }
  const prepared = prepare(folder);
  if (user !== undefined) {
    for (const name of readdirSync(folder)) chownSync(join(folder, name), user.uid, user.gid);
  }
  const options = ['listen_addresses=', 'logging_collector=off', ...settings, ...prepared];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...options.flatMap((option) => ['-c', option])],
    { ...user, stdio: 'ignore' },
  );
  const stopWithUs = () => server.kill('SIGINT');
  process.once('exit', stopWithUs);
  const port = options.findLast((option) => option.startsWith('port='))?.slice(5) ?? '5432';
  const urlOf = (name: string) => `postgres://postgres@localhost:${port}/${name}?host=${folder}`;
  await untilReady(server, urlOf('postgres'));

  return {
    pid: server.pid ?? 0,
    async createDatabase(name, kind = '') {
      await query(urlOf('postgres'), `create database "${name}" ${kind}`);
      return urlOf(name);
    },
    async stop(keptAs) {
      await end(server);
      process.off('exit', stopWithUs);
      if (keptAs !== undefined) renameSync(data, keptAs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends servers left running by processes that were ended themselves. */
export function stopServersIn(folder: string): void {
  for (const file of globSync(join(folder, 'backoffice-postgres-*/data/postmaster.pid'))) {
    process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT');
  }
}

/** PostgreSQL refuses to run as root; its Debian package brings a user for that. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start');
    try {
      return await query(url, 'select 1');
    } catch {
      await sleep(100);
    }
  }
  throw new Error('PostgreSQL did not answer within 30 seconds');
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => void server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}
