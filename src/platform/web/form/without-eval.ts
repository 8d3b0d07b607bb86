declare global {
  /** What Zod takes its settings from: importing Zod itself for one of them would cost every page 3 kB. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Zod tries whether the browser lets it create functions from text, which our content security policy
 * forbids and reports. With this setting it does not try. Must run before any schema is made, which is
 * one more reason why schemas come with forms and not with lists.
 */
export function withoutEval(): void {
  (globalThis.__zod_globalConfig ??= {}).jitless = true;
}
