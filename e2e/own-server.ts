import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administrator } from './administrator.ts';

export interface OwnServer {
  readonly address: string;
  /** Moves the clock of a server of `serve-application.ts`. */
  passDays(days: number): Promise<void>;
  /** Kills it like a power cut, whatever it is doing. */
  crash(): Promise<void>;
  /** Starts it again after that, at the same address and with what it had stored. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** A server of its own, for what would change how everybody signs in to the one that journeys share, its day, or its life. */
export async function startOwnServer(program = 'scripts/start.ts'): Promise<OwnServer> {
  const directory = await mkdtemp(join(tmpdir(), 'backoffice-own-'));
  const start = (port: string) => run(program, { PORT: port, DATA_DIR: directory });
  let running = await start('0');
  const { address } = running;
  return {
    address,
    async passDays(days) {
      const moved = once(running.child, 'message');
      running.child.send(days);
      await moved;
    },
    async crash() {
      running.child.kill('SIGKILL');
      await running.ended;
    },
    async startAgain() {
      running = await start(new URL(address).port);
    },
    async stop() {
      running.child.kill('SIGTERM');
      await running.ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  readonly ended: Promise<void>;
}

async function run(
  program: string,
  place: { readonly PORT: string; readonly DATA_DIR: string },
): Promise<Running> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      ...place,
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      DEMO: '0',
      LOG_LEVEL: 'info',
      LOG_PRETTY: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  let shown = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server ended before it listened: ${shown}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      shown += text;
      const found = /(?:"address":"|listening on )(http:[^"\n]+)["\n]/.exec(shown)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return { child, address, ended };
}
