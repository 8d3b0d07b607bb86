const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Thailand is ahead of UTC by so much, the whole year. */
const OFFSET_MS = 7 * HOUR_MS;

/** When a source is read next after a moment: at the full hour, or at its hour of the day in Thailand. */
export function nextReadAfter(
  { repeat, hour }: { repeat: 'off' | 'hourly' | 'daily'; hour: number | null },
  now: Date,
): string | null {
  if (repeat === 'off') return null;
  const [every, at] = repeat === 'hourly' ? [HOUR_MS, 0] : [DAY_MS, (hour ?? 0) * HOUR_MS];
  const local = now.getTime() + OFFSET_MS - at;
  return new Date((Math.floor(local / every) + 1) * every + at - OFFSET_MS).toISOString();
}
