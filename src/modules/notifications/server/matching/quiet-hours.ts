/** How far Thailand is ahead of UTC, all year round. */
const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/** When the quiet hours end in which a moment lies, by the clocks of Thailand; nothing where it lies in none. */
export function endOfQuietHours(
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Date | undefined {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const local = now.getTime() + OFFSET_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const minute = (local - midnight) / MINUTE_MS;
  const isQuiet = start <= end ? minute >= start && minute < end : minute >= start || minute < end;
  if (!isQuiet) return undefined;
  const day = minute < end ? midnight : midnight + DAY_MS;
  return new Date(day + end * MINUTE_MS - OFFSET_MS);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
