/** For `vi.waitUntil` and `vi.waitFor`: the second they wait by themselves is short on a busy machine. */
export const soon = { timeout: 15_000, interval: 20 };
