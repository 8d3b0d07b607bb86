import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
/** Without the letters and digits that are taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Ten codes of 49 bits that can be read out and typed, as in `k7mwp-3xadn`. */
export function makeRecoveryCodes(): string[] {
  const half = () =>
    Array.from({ length: HALF }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: CODES }, () => `${half()}-${half()}`);
}

/**
 * What is stored of a code, bound to its person. Codes are random and tried a few times at most before
 * the account is blocked, so a slow hash would guard nothing more.
 */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHash('sha256').update(`${userId} ${code.toLowerCase()}`).digest();
}
