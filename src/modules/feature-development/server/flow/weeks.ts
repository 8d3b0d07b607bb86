import { bangkokTime } from '#platform/server/bangkok-time.ts';

export const WEEK_MS = 7 * 24 * 3600 * 1000;

/** The Mondays on which the last weeks began by the calendar of Bangkok, the running week last. */
export function lastMondays(now: Date, weeks: number): string[] {
  const today = bangkokTime(now);
  const daysSinceMonday = (today.getUTCDay() + 6) % 7;
  const monday = Date.UTC(
    today.getUTCFullYear(),
    today.getUTCMonth(),
    today.getUTCDate() - daysSinceMonday,
  );
  return Array.from({ length: weeks }, (_, place) =>
    dateOf(monday - (weeks - 1 - place) * WEEK_MS),
  );
}

export function startOfDay(date: string): string {
  return new Date(`${date}T00:00:00+07:00`).toISOString();
}

/** The day this many weeks after another. */
export function weeksAfter(day: string, weeks: number): string {
  return dateOf(Date.parse(day) + weeks * WEEK_MS);
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
