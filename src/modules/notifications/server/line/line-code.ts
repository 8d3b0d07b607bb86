import { randomInt } from 'node:crypto';
import type { Scope } from '#platform/server/access/scope.ts';
import type { SecretBox } from '#platform/server/secret-box.ts';

const MINUTES = 10;
/** Without letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const HALF = 4;

/** A code of 39 bits that can be read out and typed, for example `BO-K7MW-3XAD`. */
export function makeLineCode(now: Date) {
  const half = () =>
    Array.from({ length: HALF }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  const expires_at = new Date(now.getTime() + MINUTES * 60_000).toISOString();
  return { code: `BO-${half()}-${half()}`, expires_at };
}

/** The code that a message consists of, however it is typed; nothing where it is about something else. */
export function readLineCode(text: string): string | undefined {
  const halves = /^\s*BO[\s-]*([A-Z2-9]{4})[\s-]*([A-Z2-9]{4})\s*$/i.exec(text);
  return halves === null ? undefined : `BO-${halves[1]}-${halves[2]}`.toUpperCase();
}

/** The stored form of a code. */
export const hashLineCode = (
  secrets: SecretBox,
  { companyId }: Pick<Scope, 'companyId'>,
  code: string,
) => secrets.hash(code, `notification_line_codes ${companyId}`);
