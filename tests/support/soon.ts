/** For `vi.waitUntil` and `vi.waitFor`: their default second is short on a busy machine. */
export const soon = { timeout: 60_000, interval: 20 };
