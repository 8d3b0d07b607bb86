import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

/** The first refresh token of a session: its id, for finding it, and a part that nobody can guess. */
export function newRefreshToken(sessionId: string): string {
  return `${sessionId}.${randomBytes(32).toString('base64url')}`;
}

/**
 * The successor of a token. It is derived from the old one and our key, so that a caller who never received
 * the answer, or two simultaneous tabs, get the same successor, though only hashes are stored.
 */
export function successorOf(token: string, key: Uint8Array): string {
  const sessionId = sessionIdOf(token);
  return `${sessionId}.${createHmac('sha256', key).update(token).digest('base64url')}`;
}

/** The session a token claims to belong to, or undefined when it is not a refresh token at all. */
export function sessionIdOf(token: string): string | undefined {
  return TOKEN.exec(token)?.[1];
}

/** The stored form of a token. Tokens are random, so a plain hash cannot be searched. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
