const DAY_MS = 24 * 3600 * 1000;

/** Room at both ends, so that nothing touches the edge. */
const MARGIN_DAYS = 14;

export const DAY_WIDTHS = { year: 1.8, quarter: 4, month: 12 } as const;

interface Dated {
  readonly planned_start: string | null;
  readonly planned_end: string | null;
  readonly actual_start: string | null;
  readonly actual_end: string | null;
}

export interface TimeScale {
  readonly width: number;
  readonly dayWidth: number;
  /** Pixels from the start to the beginning of a day. */
  readonly placeOf: (day: string) => number;
  /** Each by its first day. */
  readonly months: readonly { readonly day: string; readonly width: number }[];
}

/** Puts whole months on a scale, around all dates of the lines and today. */
export function scaleAround(lines: readonly Dated[], today: string, dayWidth: number): TimeScale {
  const days = lines
    .flatMap((line) => [line.planned_start, line.planned_end, line.actual_start, line.actual_end])
    .filter((day) => day !== null)
    .concat(today)
    .toSorted();
  const first = startOfMonth(moved(days[0] ?? today, -MARGIN_DAYS), 0);
  const last = startOfMonth(moved(days.at(-1) ?? today, MARGIN_DAYS), 1);
  const placeOf = (day: string) => ((Date.parse(day) - Date.parse(first)) / DAY_MS) * dayWidth;
  const months: { day: string; width: number }[] = [];
  for (let day = first; day < last; day = startOfMonth(day, 1)) {
    months.push({ day, width: placeOf(startOfMonth(day, 1)) - placeOf(day) });
  }
  return { width: placeOf(last), dayWidth, placeOf, months };
}

/** So many days later. */
export function moved(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS);
}

function startOfMonth(day: string, later: number): string {
  const date = new Date(day);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later));
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
