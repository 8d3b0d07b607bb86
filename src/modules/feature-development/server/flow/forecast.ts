/** Work left to do, and how much was done in each of the past weeks; negative where more was rolled back. */
interface Pace {
  readonly remaining: number;
  readonly weeks: readonly number[];
}

const RUNS = 2_000;

/** Work that takes longer than five years has no end in sight. */
const LONGEST_WEEKS = 260;

/**
 * In how many weeks the work will be done with each of these certainties in percent; null where no end is
 * in sight. A simulation: in each run every coming week does as much as a past week drawn at random, until
 * nothing remains. 85 of 100 is the number of weeks within which 85 % of the runs were done. The draws are
 * the same each time, so that the same past always gives the same forecast.
 */
export function forecastWeeks(pace: Pace, certainties: readonly number[]): (number | null)[] {
  const lengths = Array.from({ length: RUNS }, (_, run) => simulate(pace, drawsOf(run + 1)));
  const sorted = lengths.toSorted((one, other) => one - other);
  return certainties.map((percent) => {
    const weeks = sorted[Math.ceil((RUNS * percent) / 100) - 1] ?? Infinity;
    return weeks > LONGEST_WEEKS ? null : weeks;
  });
}

function simulate({ remaining, weeks }: Pace, draw: () => number): number {
  let left = remaining;
  let passed = 0;
  while (left > 0 && passed <= LONGEST_WEEKS) {
    left -= weeks[Math.floor(draw() * weeks.length)] ?? 0;
    passed += 1;
  }
  return passed;
}

/** Numbers from 0 up to 1 that look random and are always the same (mulberry32). */
function drawsOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e37_79b9);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
