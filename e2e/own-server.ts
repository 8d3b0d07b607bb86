import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administrator } from './administrator.ts';

export interface OwnServer {
  readonly address: string;
  /** Moves the clock of a server of `serve-application.ts`. */
  passDays(days: number): Promise<void>;
  stop(): Promise<void>;
}

/** A server of its own, for what would change how everybody signs in to the one that journeys share, or its day. */
export async function startOwnServer(program = 'scripts/start.ts'): Promise<OwnServer> {
  const directory = await mkdtemp(join(tmpdir(), 'backoffice-own-'));
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: directory,
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
  return {
    address,
    async passDays(days) {
      const moved = once(child, 'message');
      child.send(days);
      await moved;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
