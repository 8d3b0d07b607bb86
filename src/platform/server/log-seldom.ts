const EVERY_MS = 10_000;

/**
 * Writes the first of many similar lines immediately, and then one every few seconds, which says how many
 * were left out. What fails while the database is away fails many times a second.
 */
export function logSeldom<Details extends object>(
  write: (details: Details & { readonly left_out?: number }) => void,
  now: () => number = () => performance.now(),
): (details: Details) => void {
  let nextAt = -Infinity;
  let leftOut = 0;
  return (details) => {
    if (now() < nextAt) {
      leftOut += 1;
      return;
    }
    nextAt = now() + EVERY_MS;
    write(leftOut === 0 ? details : { ...details, left_out: leftOut });
    leftOut = 0;
  };
}
