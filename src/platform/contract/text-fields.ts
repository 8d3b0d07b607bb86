import { z } from 'zod';

/**
 * Text as people type it: without spaces around it, and without the one character no database stores;
 * `tooLong` is the key of a message of its own.
 */
export function plainText(maximum: number, tooLong?: string) {
  return z
    .string()
    .refine((text) => !text.includes('\0'), 'platform:validation.unprintable_character')
    .trim()
    .max(maximum, tooLong);
}

/** A required text; `missing` is the key of the message when it is absent or blank. */
export function requiredText(maximum: number, missing = 'platform:validation.required') {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) })
    .refine((text) => !text.includes('\0'), 'platform:validation.unprintable_character')
    .trim()
    .min(1, missing)
    .max(maximum);
}
