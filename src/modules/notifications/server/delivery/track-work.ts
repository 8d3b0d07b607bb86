/** Work that goes on beside what started it. */
export function trackWork() {
  const underWay = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  return {
    add(work: Promise<void>): void {
      const tracked = work
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => underWay.delete(tracked));
      underWay.add(tracked);
    },
    /** Waits until so many go on; throws once one has failed. */
    async untilAtMost(most: number): Promise<void> {
      while (underWay.size > most) await Promise.race(underWay);
      if (failure !== undefined) throw failure.error;
    },
  };
}
