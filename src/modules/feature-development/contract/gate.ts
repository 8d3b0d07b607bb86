import { z } from 'zod';
import { employeeId } from '#platform/contract/ids.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { trackingLimits } from './fields.ts';

const gateFields = {
  /** There is a checklist, and every row of it is done or skipped. */
  checklist_done: z.boolean(),
  file_present: z.boolean(),
  /** Who has to approve the stage; nobody when null. */
  approver_id: employeeId.nullable(),
};

/** What a stage asks for before it can be completed; at first nothing. */
export const stageGate = z.object({
  stage_number: z.number().int(),
  ...gateFields,
  /** Name of the approver. */
  approver: z.string().nullable(),
  /** 0 until it is set for the first time. */
  version: z.number().int(),
});

/** `version` is that which its editor was looking at; whoever leaves it out takes the gate as it stands. */
export const stageGateChange = z.strictObject({
  ...gateFields,
  version: z.int().min(0).optional(),
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
