import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyFromFile } from './files/key-file.ts';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a key of thirty-two characters..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backoffice-key-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('opens what it sealed, and never seals alike twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (secret, about) => {
      const sealed = box.seal(secret, about);
      expect(box.open(sealed, about)).toBe(secret);
      expect(box.seal(secret, about)).not.toBe(sealed);
    }),
    { numRuns: 50 },
  );
});

test('opens and hashes like the versions before it, whose secrets are in the databases of companies', () => {
  const sealed = '20gf0Y5tANlb5UOWLVrTJWF6Bu/ZZi00EVooKYk2LUesl5zH6IUxG7OjBeo=';
  expect(box.open(sealed, 'user:1')).toBe('JBSWY3DPEHPK3PXP');
  const hash = 'YzEhEEiA0iu9oyCbcf1byd4MikePRf1b04Yl8xHAFVI';
  expect(box.hash('1103700000000', 'company:1')).toBe(hash);
});

test('opens nothing for another subject, under another key, or changed', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'user:1');
  expect(() => box.open(sealed, 'user:2')).toThrow('SECRETS_KEY');
  expect(() => createSecretBox('another key').open(sealed, 'user:1')).toThrow('SECRETS_KEY');
  for (let index = 0; index < Buffer.from(sealed, 'base64').length; index += 1) {
    const bytes = Buffer.from(sealed, 'base64');
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    expect(() => box.open(bytes.toString('base64'), 'user:1')).toThrow('SECRETS_KEY');
  }
});

test('hashes alike only the same text of the same subject under the same key', () => {
  const hash = box.hash('1103700000000', 'company:1');
  expect(box.hash('1103700000000', 'company:1')).toBe(hash);
  expect(box.hash('1103700000001', 'company:1')).not.toBe(hash);
  expect(box.hash('1103700000000', 'company:2')).not.toBe(hash);
  expect(createSecretBox('another key').hash('1103700000000', 'company:1')).not.toBe(hash);
});

test('the key file is made once, for many simultaneous starts, and is its owner’s alone', async () => {
  const path = join(folder, 'new', 'secrets.key');
  const keys = await Promise.all(Array.from({ length: 5 }, () => keyFromFile(path)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toEqual(keys[0]);
});

test('a key file that was cut short stops the start', async () => {
  const path = join(folder, 'short.key');
  await writeFile(path, 'c2hvcnQ=');
  await expect(keyFromFile(path)).rejects.toThrow('does not contain a key');
});
