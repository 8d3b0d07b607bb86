import { MOST_SNOOZE_DAYS } from '#platform/contract/inbox-boxes.ts';
import { daysLater, placeInWeek } from '#platform/web/date/days.ts';

const HOUR_MS = 3_600_000;
/** How far Thailand is ahead of UTC, all year round. */
const OFFSET_MS = 7 * HOUR_MS;
const MONDAY = 1;
/** Later in the day "this evening" would be the next hour. */
const LAST_HOUR_FOR_EVENING = 16;

interface SnoozeChoice {
  readonly name: 'hour' | 'evening' | 'tomorrow' | 'monday';
  readonly at: string;
}

/** A time of a day by the clocks of Thailand, as on the wire. */
export function momentOf(day: string, time: string): string {
  return new Date(`${day}T${time}:00+07:00`).toISOString();
}

/** The last day that may be chosen: until any time of it is no longer than the server allows. */
export function lastSnoozeDay(day: string): string {
  return daysLater(day, MOST_SNOOZE_DAYS - 1);
}

/** The usual moments until which a notice is hidden. */
export function snoozeChoices(now: Date): SnoozeChoice[] {
  const local = new Date(now.getTime() + OFFSET_MS);
  const day = local.toISOString().slice(0, 10);
  const tomorrow = daysLater(day, 1);
  const monday = daysLater(day, 7 - placeInWeek(day, MONDAY));
  return [
    { name: 'hour', at: new Date(now.getTime() + HOUR_MS).toISOString() },
    ...(local.getUTCHours() <= LAST_HOUR_FOR_EVENING
      ? [{ name: 'evening' as const, at: momentOf(day, '18:00') }]
      : []),
    { name: 'tomorrow', at: momentOf(tomorrow, '08:00') },
    ...(monday === tomorrow ? [] : [{ name: 'monday' as const, at: momentOf(monday, '08:00') }]),
  ];
}
