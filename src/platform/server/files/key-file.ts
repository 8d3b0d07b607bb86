import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const KEY_BYTES = 32;

/**
 * The key in a file that only the owner of the process may read; created if missing. When several
 * processes start at the same time, they all use the key of the first.
 */
export async function keyFromFile(path: string): Promise<Buffer> {
  return (await readKey(path)) ?? (await makeKey(path));
}

async function readKey(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${path} does not contain a key`);
  return key;
}

async function makeKey(path: string): Promise<Buffer> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    // Whatever it encrypts is lost with it, so it must survive a power cut.
    await file.sync();
  } finally {
    await file.close();
  }
  await link(unfinished, path).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
  await rm(unfinished);
  const key = await readKey(path);
  if (key === undefined) throw new Error(`${path} was not stored`);
  return key;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
