import { z } from 'zod';
import { plainText } from '#platform/contract/text-fields.ts';
import { trackingLimits } from './records.ts';

type Statuses = readonly [string, ...string[]];

/** How a status is set by hand, over the one that follows from the work, and taken back by null. */
export function statusInput<const Values extends Statuses>(statuses: Values) {
  return {
    manual_status: z.enum(statuses).nullable().default(null),
    /** Why it was set by hand. */
    status_reason: plainText(trackingLimits.reason).default(''),
  };
}

/** What a record shows of its status. */
export function shownStatus<const Values extends Statuses>(statuses: Values) {
  return {
    /** The one in force: `manual_status`, or else `work_status`. Filters and sorting go by it. */
    status: z.enum(statuses),
    /** What follows from the work below. */
    work_status: z.enum(statuses),
    /** Set by hand over `work_status`; null while the status follows the work. */
    manual_status: z.enum(statuses).nullable(),
    status_reason: z.string(),
  };
}

interface GivenStatus {
  readonly manual_status: string | null;
  readonly status_reason: string;
}

/** A status that does not follow from the work needs its reason. */
export function refuseUnexplainedStatus(
  { manual_status, status_reason }: GivenStatus,
  context: z.core.$RefinementCtx<GivenStatus>,
): void {
  if (manual_status === null || status_reason !== '') return;
  const message = 'feature-development:errors.status_reason_required';
  context.addIssue({ code: 'custom', path: ['status_reason'], message });
}
