import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
/** Without letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Ten codes of 49 bits that can be read out and typed, for example `k7mwp-3xadn`. */
export function makeRecoveryCodes(): string[] {
  const half = () =>
    Array.from({ length: HALF }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: CODES }, () => `${half()}-${half()}`);
}

/**
 * The stored form of a code, bound to its person. Codes are random and can be tried only a few times before
 * the account is blocked, so a slow hash would add no protection.
 */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHash('sha256').update(`${userId} ${code.toLowerCase()}`).digest();
}
