import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';

/** OWASP's figures for argon2id, which is this library's default kind. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Without letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether the password is right. Without a hash, as for an unknown name, refusing takes the same time. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  decoy ??= hash(makePassword(), COST);
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash != null;
}

/** A password of 79 bits that can be read out and typed, for example `k7mw-p3xa-...`. */
export function makePassword(): string {
  const letters = Array.from({ length: 16 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-');
}
