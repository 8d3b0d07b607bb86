/** For `vi.waitUntil` and `vi.waitFor`: as long as `expect.poll` waits (see `vitest.config.ts`). */
export const soon = { timeout: 240_000, interval: 20 };
