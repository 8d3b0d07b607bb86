/** So many shades can be told apart. */
const SHADES = 5;

/** What the darkest shade stands for. */
export function mostOf(counts: ReadonlyMap<number, number>): number {
  return Math.max(1, ...counts.values());
}

/** From 1 to 5; 0 for a province without any. */
export function shadeOf(count: number, most: number): number {
  return Math.ceil((count / most) * SHADES);
}

/** Up to which number each shade goes; where there are few, some shades have none. */
export function shadeEnds(most: number) {
  const ends = Array.from({ length: SHADES }, (_, place) =>
    Math.floor(((place + 1) * most) / SHADES),
  );
  return [...new Set(ends)]
    .filter((end) => end > 0)
    .map((end) => ({ end, shade: shadeOf(end, most) }));
}
