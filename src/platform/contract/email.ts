import { z } from 'zod';
import { plainText } from './text-fields.ts';

const anEmail = z.email();

/** An e-mail address in small letters, or none; `problem` is the key of the message when it is none. */
export function email(problem: string) {
  return plainText(255)
    .toLowerCase()
    .refine((text) => text === '' || anEmail.safeParse(text).success, problem);
}
