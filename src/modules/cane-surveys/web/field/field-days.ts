const BANGKOK_AHEAD_MILLISECONDS = 7 * 3_600_000;
const DAY = 86_400_000;

/** The day by the calendar of Bangkok, where the fields are. */
export function today(now = Date.now()): string {
  return new Date(now + BANGKOK_AHEAD_MILLISECONDS).toISOString().slice(0, 10);
}

/** So many days after a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
