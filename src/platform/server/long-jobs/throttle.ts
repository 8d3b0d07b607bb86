/** Limits how often something is done: progress is written and shown a few times a second, not at each step. */
export function createThrottle(everyMs: number) {
  let lastAt = 0;
  const isDue = () => Date.now() - lastAt >= everyMs;
  return {
    isDue,
    /** Whether it is due; if so, the pause begins again. */
    take(): boolean {
      const due = isDue();
      if (due) lastAt = Date.now();
      return due;
    },
  };
}
