import { config } from 'zod/v4/core';

/**
 * Zod asks the browser whether it may make functions out of text, which our content security policy
 * forbids and reports. Told in advance, it does not ask. Must run before any schema is made, which is
 * one more reason why schemas come with forms and not with lists.
 */
export function withoutEval(): void {
  config({ jitless: true });
}
