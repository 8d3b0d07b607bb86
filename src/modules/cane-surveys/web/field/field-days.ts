const BANGKOK_AHEAD_MILLISECONDS = 7 * 3_600_000;
const DAY = 86_400_000;

/** The day by the calendar of Bangkok, where the fields are. */
export function dayOf(instant: string | number): string {
  return new Date(new Date(instant).getTime() + BANGKOK_AHEAD_MILLISECONDS)
    .toISOString()
    .slice(0, 10);
}

export function today(): string {
  return dayOf(Date.now());
}

/** So many days after a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** The whole months from a day to another; negative where that is earlier. */
export function monthsSince(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [laterYear = 0, laterMonth = 0, laterDay = 0] = to.split('-').map(Number);
  return (laterYear - year) * 12 + laterMonth - month - (laterDay < day ? 1 : 0);
}

/** As fields for days and times have it: `2026-11-25T08:30`, in Bangkok. */
export function localTimeOf(instant: string): string {
  return new Date(Date.parse(instant) + BANGKOK_AHEAD_MILLISECONDS).toISOString().slice(0, 16);
}

/** The opposite. */
export function instantOf(localTime: string): string {
  return new Date(Date.parse(`${localTime}:00Z`) - BANGKOK_AHEAD_MILLISECONDS).toISOString();
}
