import { defineEvents } from '#platform/contract/events.ts';
import { z } from 'zod';
import { employeeId } from '#platform/contract/ids.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { trackingLimits, stageParams } from './records.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';

const gateFields = {
  /** There is a checklist, and every row of it is done or skipped. */
  checklist_done: z.boolean(),
  file_present: z.boolean(),
  /** Who has to approve the stage; nobody when null. */
  approver_id: employeeId.nullable(),
};

/** What a stage requires before it can be completed; at first nothing. */
export const stageGate = z.object({
  stage_number: z.number().int(),
  ...gateFields,
  approver: z.string().nullable(),
  /** 0 until it is set for the first time. */
  version: z.number().int(),
});

/** `version` is the one the editor saw; without it, the change applies to any version. */
export const stageGateChange = z.strictObject({
  ...gateFields,
  version: z.int32().min(0).optional(),
});

export type StageGate = z.output<typeof stageGate>;
export type StageGateChange = z.output<typeof stageGateChange>;

/** What the next stage of a SOW still lacks. */
export const missingThing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('checklist'),
    /** Rows that are neither done nor skipped; 0 where there is no checklist yet. */
    open_rows: z.number().int(),
  }),
  z.object({ kind: z.literal('file') }),
  z.object({
    kind: z.literal('approval'),
    approver_id: employeeId,
    approver: z.string().nullable(),
  }),
]);

export type MissingThing = z.output<typeof missingThing>;

/** Why a stage is completed that still lacks something. */
export const overrideReason = plainText(trackingLimits.reason).default('');

/** Kind of record, as events call it; its id is the number of the stage. */
export const STAGE_GATE = 'stage_gate';

export const stageSettingsEvents = defineEvents('feature-development', ['gate_changed']);

export const listStageGatesRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/stage-gates',
  access: trackingPermissions.name('read'),
  summary: 'What each of the 20 stages requires before it can be completed',
  answers: { 200: z.array(stageGate) },
});

export const setStageGateRoute = defineRoute({
  method: 'PUT',
  path: '/v1/feature-development/stage-gates/:stage',
  access: trackingPermissions.name('configure'),
  summary:
    'Set what a stage requires, including of SOWs that are in it already. A stale `version` is 409 with the stored gate',
  params: stageParams.pick({ stage: true }),
  body: stageGateChange,
  answers: { 200: stageGate },
});
