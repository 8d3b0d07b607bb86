import { createServer } from 'node:net';
import { join } from 'node:path';
import { build } from './build.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { followParent } from './follow-parent.ts';
import { exitLike, runProgram } from './run-program.mjs';
import { makeScratchFolder } from './scratch-folder.ts';

followParent();

const chromium = ensureChromium();
await build();

const scratch = makeScratchFolder();
const ending = await runProgram(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  {
    env: {
      ...process.env,
      // Without it Chromium gives no file a Thai name.
      LANG: process.env['LANG'] ?? 'C.UTF-8',
      CHROMIUM: chromium,
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: join(scratch.path, 'data'),
    },
  },
);
scratch.remove();
exitLike(ending);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
