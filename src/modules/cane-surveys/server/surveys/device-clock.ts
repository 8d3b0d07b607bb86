import { errors } from '#platform/contract/errors.ts';

const SECOND = 1_000;

/** Clocks that differ by less are right. */
const TOLERANCE_SECONDS = 300;

interface Told {
  readonly surveyed_at: string | null;
  readonly device_time: string | null;
}

/**
 * When a survey was really taken. The device says what its clock shows as it sends: by as much as that is
 * wrong, the time of the survey was wrong too.
 */
export function rightTime({ surveyed_at, device_time }: Told, now: Date) {
  const behind =
    device_time === null ? 0 : Math.round((now.getTime() - Date.parse(device_time)) / SECOND);
  const clock_offset_seconds = Math.abs(behind) > TOLERANCE_SECONDS ? behind : 0;
  const told = surveyed_at === null ? now.getTime() : Date.parse(surveyed_at);
  const taken = surveyed_at === null ? told : told + clock_offset_seconds * SECOND;
  requirePast(taken, now);
  return { surveyed_at: new Date(taken).toISOString(), clock_offset_seconds };
}

/** Refuses a time that is still to come, as of a clock that is ahead. */
export function requirePast(taken: number, now: Date): void {
  if (taken <= now.getTime() + TOLERANCE_SECONDS * SECOND) return;
  const fields = [{ path: 'surveyed_at', code: 'cane-surveys:errors.survey_in_future' }];
  throw errors.validation_failed({ fields });
}
