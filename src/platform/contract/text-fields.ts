import { z } from 'zod';

// Checks that all texts have: a schema made in one step with shared checks takes a third of the memory that
// one takes which is made step by step, and there are hundreds of them.
const printable = z.refine<string>(
  (text) => !text.includes('\0'),
  'platform:validation.unprintable_character',
);
const trimmed = z.trim();
const text = z.string().check(printable, trimmed);

/**
 * Text as people type it: without spaces around it, and without the one character no database stores;
 * `tooLong` is the key of a message of its own.
 */
export function plainText(maximum: number, tooLong?: string) {
  return text.check(z.maxLength(maximum, tooLong));
}

/** A required text; `missing` is the key of the message when it is absent or blank. */
export function requiredText(maximum: number, missing = 'platform:validation.required') {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) })
    .check(printable, trimmed, z.minLength(1, missing), z.maxLength(maximum));
}
