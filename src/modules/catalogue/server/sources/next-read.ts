import { nextRunAfter } from '#platform/server/jobs/next-run.ts';
import type { SourceRow } from './sources.queries.ts';

/** When a source is next read automatically; null where it never is. */
export function nextReadOf(
  { repeat, hour }: Pick<SourceRow, 'repeat' | 'hour'>,
  now: Date,
): string | null {
  return repeat === 'off' ? null : nextRunAfter({ repeat, hour }, now);
}
