import { config } from 'zod/v4/core';

/**
 * Zod tries whether the browser lets it create functions from text, which our content security policy
 * forbids and reports. With this setting it does not try. Must run before any schema is made, which is
 * one more reason why schemas come with forms and not with lists.
 */
export function withoutEval(): void {
  config({ jitless: true });
}
