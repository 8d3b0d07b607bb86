import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { PdfEncryption } from './pdf-encryption.ts';

/** Takes the encryption off a stream of the object that contains it. */
export type Decrypt = (data: Buffer, object: { number: number; generation: number }) => Buffer;

const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const BLOCK = 16;
const NO_VECTOR = Buffer.alloc(BLOCK);

/** For files that open without a password: their owner's only forbids to change or to print them. */
export function createDecryption(encryption: PdfEncryption): Decrypt {
  const { method } = encryption;
  if (method === 'None') return (data) => data;
  const fileKey = encryption.version >= 5 ? newFileKey(encryption) : oldFileKey(encryption);
  return (data, { number, generation }) => {
    if (method === 'AESV3') return decryptAes(fileKey, data);
    const object = Buffer.alloc(5);
    object.writeUIntLE(number, 0, 3);
    object.writeUIntLE(generation, 3, 2);
    const salt = Buffer.from(method === 'AESV2' ? 'sAlT' : '');
    const key = hash('md5', fileKey, object, salt).subarray(0, Math.min(fileKey.length + 5, 16));
    return method === 'AESV2' ? decryptAes(key, data) : rc4(key, data);
  };
}

function oldFileKey({ revision, keyBytes, ...entries }: PdfEncryption): Buffer {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(entries.permissions);
  const plainMetadata = revision >= 4 && !entries.encryptsMetadata;
  const rest = Buffer.alloc(plainMetadata ? 4 : 0, 0xff);
  const owner = entries.owner.subarray(0, 32);
  let key = hash('md5', PADDING, owner, permissions, entries.fileId, rest).subarray(0, keyBytes);
  if (revision < 3) return key;
  for (let round = 0; round < 50; round += 1) key = hash('md5', key).subarray(0, keyBytes);
  return key;
}

function newFileKey({ revision, user, userKey }: PdfEncryption): Buffer {
  const salt = user.subarray(40, 48);
  const key = revision >= 6 ? hardenedHash(salt) : hash('sha256', salt);
  const decipher = createDecipheriv('aes-256-cbc', key, NO_VECTOR).setAutoPadding(false);
  return Buffer.concat([decipher.update(userKey.subarray(0, 32)), decipher.final()]);
}

/** Algorithm 2.B of ISO 32000-2 for the empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let round = 0; ; round += 1) {
    const input = Buffer.alloc(64 * key.length, key);
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const output = cipher.setAutoPadding(false).update(input);
    const remainder = output.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256', output);
    if (round >= 63 && (output.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

function decryptAes(key: Buffer, data: Buffer): Buffer {
  // What follows the last whole block is the end of the line.
  const whole = data.length - (data.length % BLOCK);
  if (whole < 2 * BLOCK) return Buffer.alloc(0);
  const cipher = `aes-${key.length * 8}-cbc`;
  const decipher = createDecipheriv(cipher, key, data.subarray(0, BLOCK)).setAutoPadding(false);
  return Buffer.concat([decipher.update(data.subarray(BLOCK, whole)), decipher.final()]);
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number): void => {
    [state[one], state[other]] = [at(other), at(one)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 0xff;
      j = (j + at(i)) & 0xff;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}

function hash(algorithm: string, ...parts: readonly Buffer[]): Buffer {
  const sum = createHash(algorithm);
  for (const part of parts) sum.update(part);
  return sum.digest();
}
