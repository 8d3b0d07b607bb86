import { formatDate } from '#platform/web/i18n/formats.ts';
import type { TrackingTexts } from '../../texts.ts';
import type { Plan } from './shift-plan.ts';

/** Both ends of a plan as a text. */
export function sayPlan(t: TrackingTexts, { start_date, due_date }: Plan): string {
  const say = (day: string | null) => (day === null ? t('flow.timeline.unknown') : formatDate(day));
  return t('flow.timeline.planned_dates', { from: say(start_date), until: say(due_date) });
}
