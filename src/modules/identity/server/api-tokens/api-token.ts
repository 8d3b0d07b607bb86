import { createHash, randomBytes } from 'node:crypto';

/** Distinguishes tokens for programs from access tokens, and helps to find those published by mistake. */
const PREFIX = 'backoffice_';

export function newApiToken(): string {
  return `${PREFIX}${randomBytes(32).toString('base64url')}`;
}

export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** The stored form of a token. Tokens are random, so a plain hash cannot be searched. */
export function hashApiToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
