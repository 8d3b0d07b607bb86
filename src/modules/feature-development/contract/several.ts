import { z } from 'zod';
import { calendarDay, employeeId, recordId } from '#platform/contract/ids.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { MOST_AT_ONCE, severalAnswer, severalIds } from '#platform/contract/several.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { trackingPermissions } from './permissions.ts';
import { tagList, trackingLimits, version } from './records.ts';
import { sopStatuses, sowStatuses, valueStreamStatuses } from './record-statuses.ts';

/** Each with the version that its editor saw. */
const rows = z
  .array(z.strictObject({ id: recordId, version }))
  .min(1)
  .max(MOST_AT_ONCE);

/** Null lets it follow the work again. */
const statusChange = <const Values extends readonly [string, ...string[]]>(statuses: Values) => ({
  manual_status: z.enum(statuses).nullable().optional(),
  status_reason: plainText(trackingLimits.reason).optional(),
});

interface GivenStatus {
  readonly manual_status?: string | null | undefined;
  readonly status_reason?: string | undefined;
}

function refuseUnexplained(
  { manual_status, status_reason = '' }: GivenStatus,
  context: z.core.$RefinementCtx<GivenStatus>,
): void {
  if (typeof manual_status !== 'string' || status_reason !== '') return;
  const message = 'feature-development:errors.status_reason_required';
  context.addIssue({ code: 'custom', path: ['status_reason'], message });
}

const planned = {
  due_date: calendarDay.nullable().optional(),
  /** The other tags of each stay. */
  add_tags: tagList.optional(),
  remove_tags: tagList.optional(),
};

export const sowsChange = z
  .strictObject({
    rows,
    assignee_id: employeeId.nullable().optional(),
    ...planned,
    ...statusChange(sowStatuses),
  })
  .superRefine(refuseUnexplained);

export const valueStreamsChange = z
  .strictObject({
    rows,
    owner_id: employeeId.nullable().optional(),
    ...planned,
    ...statusChange(valueStreamStatuses),
  })
  .superRefine(refuseUnexplained);

export const sopsChange = z
  .strictObject({ rows, ...statusChange(sopStatuses) })
  .superRefine(refuseUnexplained);

export type SowsChange = z.output<typeof sowsChange>;
export type ValueStreamsChange = z.output<typeof valueStreamsChange>;
export type SopsChange = z.output<typeof sopsChange>;

const deletion = z.strictObject({ ids: severalIds });

/** The paths are those of the module: below `/v1/sows` a name would be an id. */
export const changeSowsRoute = defineRoute({
  method: 'POST',
  path: '/v1/feature-development/sows/changes',
  access: trackingPermissions.name('write'),
  summary: 'Change several SOWs in the same way; each may be refused by itself',
  body: sowsChange,
  answers: { 200: severalAnswer },
});

export const changeSopsRoute = defineRoute({
  method: 'POST',
  path: '/v1/feature-development/sops/changes',
  access: trackingPermissions.name('write'),
  summary: 'Change several SOPs in the same way; each may be refused by itself',
  body: sopsChange,
  answers: { 200: severalAnswer },
});

export const changeValueStreamsRoute = defineRoute({
  method: 'POST',
  path: '/v1/feature-development/value-streams/changes',
  access: trackingPermissions.name('write'),
  summary: 'Change several value streams in the same way; each may be refused by itself',
  body: valueStreamsChange,
  answers: { 200: severalAnswer },
});

const deletionOf = <const Level extends 'sows' | 'sops' | 'value-streams'>(
  level: Level,
  access: Permission,
) =>
  defineRoute({
    method: 'POST',
    path: `/v1/feature-development/${level}/deletions` as const,
    access,
    summary: `Delete several ${level}; one that others are below is refused`,
    body: deletion,
    answers: { 200: severalAnswer },
  });

const access = trackingPermissions.name('delete');
export const deleteSowsRoute = deletionOf('sows', access);
export const deleteSopsRoute = deletionOf('sops', access);
export const deleteValueStreamsRoute = deletionOf('value-streams', access);
