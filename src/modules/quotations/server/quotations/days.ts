const DAY_MS = 24 * 3600 * 1000;

/** A day so many days after another one: `2026-11-23`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
