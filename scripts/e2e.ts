import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { followParent } from './follow-parent.ts';
import { exitLike, runProgram } from './run-program.mjs';

followParent();

const chromium = ensureChromium();
await buildWeb();

const folder = mkdtempSync(join(tmpdir(), 'backoffice-e2e-'));
const ending = await runProgram(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  {
    env: {
      ...process.env,
      CHROMIUM: chromium,
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: join(folder, 'data'),
    },
  },
);
rmSync(folder, { recursive: true, force: true });
exitLike(ending);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
