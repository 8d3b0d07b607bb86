const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far Thailand is ahead of UTC, all year round. */
const OFFSET_MS = 7 * HOUR_MS;

/** When a schedule is next due after a moment: at the full hour, or at its hour of the day in Thailand. */
export function nextRunAfter(
  { repeat, hour }: { repeat: 'hourly' | 'daily'; hour: number | null },
  now: Date,
): string {
  const [every, at] = repeat === 'hourly' ? [HOUR_MS, 0] : [DAY_MS, (hour ?? 0) * HOUR_MS];
  const local = now.getTime() + OFFSET_MS - at;
  return new Date((Math.floor(local / every) + 1) * every + at - OFFSET_MS).toISOString();
}
