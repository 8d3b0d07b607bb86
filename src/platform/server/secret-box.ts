import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
} from 'node:crypto';
import { takeRandom } from './random-bytes.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets that must be read again, for example those of a second factor. */
export interface SecretBox {
  /** `about` identifies what the secret belongs to: it can be opened only with the same value. */
  seal(secret: string, about: string): string;
  /** Fails when it was sealed with another key, for something else, or was changed. */
  open(sealed: string, about: string): string;
  /** The same for the same text and `about`, and says nothing about the text to those without the key. */
  hash(text: string, about: string): string;
}

/** Makes it with the key of this installation. */
export function createSecretBox(secret: Buffer | string): SecretBox {
  // Made once: from plain bytes Node makes it at each use, which takes several times as long as the use.
  const keyFor = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', use, 32)));
  const key = keyFor('sealed columns');
  const hashKey = keyFor('hashes of sealed columns');
  return {
    hash(text, about) {
      const given = JSON.stringify([about, text]);
      return createHmac('sha256', hashKey).update(given).digest('base64url');
    },
    seal(text, about) {
      const nonce = takeRandom(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(tag);
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (error) {
        throw new Error(
          'A stored secret cannot be read: SECRETS_KEY or the key file is not the one it was sealed with',
          { cause: error },
        );
      }
    },
  };
}
