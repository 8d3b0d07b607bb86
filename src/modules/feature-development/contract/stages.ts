import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { stageNumber, stageParams, trackingLimits, version } from './records.ts';
import { z } from 'zod';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { checklistTable } from './checklist-tables.ts';
import { stageFiles } from './files.ts';
import { overrideReason } from './stage-settings.ts';
import { phases } from './phases.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';
import { sow } from './sows.ts';

/** One pass of a SOW through a stage. */
const passFields = {
  /** 1 for the first; each rollback of the stage begins another. */
  pass: z.number().int(),
  notes: z.string(),
  started_at: instant.nullable(),
  /** Name of the employee. */
  started_by: z.string().nullable(),
  completed_at: instant.nullable(),
  completed_by: z.string().nullable(),
  /** Why it was completed without what the stage requires; null when it was not. */
  override_reason: z.string().nullable(),
  /** By the named approver of the stage. */
  approvals: z.array(
    z.object({ approver: z.string().nullable(), note: z.string(), approved_at: instant }),
  ),
};

/** A pass that a rollback ended. */
const earlierPass = z.object({
  ...passFields,
  rolled_back_at: instant,
  rolled_back_by: z.string().nullable(),
  /** Null where an earlier stage was rolled back, and this one with it. */
  rollback_reason: z.string().nullable(),
});

/** A stage of a SOW in its current pass, with the earlier ones. */
export const stageRecord = z.object({
  id: recordId,
  sow_id: recordId,
  stage_number: z.number().int(),
  /** In the caller's language. */
  stage_name: z.string(),
  phase: z.enum(phases),
  ...passFields,
  is_started: z.boolean(),
  is_complete: z.boolean(),
  /** Names, in the order of `assignee_ids`. */
  assignees: z.array(z.string()),
  assignee_ids: z.array(employeeId),
  /** Why the pass before this one was rolled back. */
  rollback_reason: z.string().nullable(),
  /** Of this pass; those of earlier ones have a call of their own. */
  checklist: z.array(checklistTable),
  files: stageFiles,
  /** The oldest first. */
  earlier_passes: z.array(earlierPass),
  created_at: instant,
  updated_at: instant,
});

export type StageRecord = z.output<typeof stageRecord>;
export type EarlierPass = z.output<typeof earlierPass>;

const notes = plainText(trackingLimits.notes);

/** A stale one is 409; without it, the command applies to any version. */
const expected = { version: version.optional() };

/** Files belong to their stage once they are uploaded; sending them here changes nothing. */
const givenFiles = z.unknown().optional();

/**
 * Also assigns the stage that begins, if nobody has it: to those who had the stage before, else to whom the
 * SOW is assigned, else to the caller.
 */
const assign = z.boolean().default(false);

/** Notes that are left out, or empty at a start or completion, stay as they are. */
export const stageStart = z.strictObject({
  stage_number: stageNumber,
  note: notes.default(''),
  assign,
  ...expected,
});

export const stageCompletion = z.strictObject({
  stage_number: stageNumber,
  notes: notes.default(''),
  files: givenFiles,
  /** Why it is completed although it lacks something; needs the permission to set what stages require. */
  override_reason: overrideReason,
  /** Also starts the next stage, in the same transaction: both happen or neither. */
  start_next: z.boolean().default(false),
  assign,
  ...expected,
});

export const stageEdit = z.strictObject({ notes, files: givenFiles, ...expected });

export const stageAssignment = z.strictObject({
  assignee_ids: z
    .array(employeeId)
    .min(1, 'feature-development:errors.assignee_required')
    .max(trackingLimits.assignees),
  ...expected,
});

export const stageRollback = z.strictObject({
  target_stage: stageNumber,
  reason: requiredText(trackingLimits.reason, 'feature-development:errors.reason_required'),
  ...expected,
});

export const stageErrors = defineErrors('feature-development', {
  /** Another stage is the next one. */
  stage_not_next: 409,
  stage_not_started: 409,
  /** By somebody else, whom the message names. */
  stage_already_started: 409,
  stage_already_completed: 409,
  stage_not_completed: 409,
  /** The caller repeats a command with another text; the message says what is stored. */
  stored_otherwise: 409,
  /** It lacks what its gate requires; the message says what. */
  gate_closed: 409,
  /** Another is named as the approver of the stage, or nobody. */
  not_approver: 409,
});

export const stageEvents = defineEvents('feature-development', [
  'stage_started',
  'stage_completed',
  'stage_edited',
  'stage_assigned',
  'stage_rolled_back',
  'stage_approved',
]);

export type StageEvent = (typeof stageEvents)[keyof typeof stageEvents];

export const listStagesRoute = defineRoute({
  method: 'GET',
  path: '/v1/sows/:id/stage-history',
  access: trackingPermissions.name('read'),
  summary: 'The 20 stages of a SOW in order, each with its earlier passes',
  answers: { 200: z.array(stageRecord) },
});

/**
 * Commands answer with the changed SOW. What is not allowed is 409 with its reason; a stale `version` is 409
 * with the stored SOW in `current`; repeating the caller's own command changes nothing.
 */
export const startStageRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/start-stage',
  access: trackingPermissions.name('move'),
  summary: 'Start the next stage',
  body: stageStart,
  refuses: [
    stageErrors.stage_not_next,
    stageErrors.stage_already_started,
    stageErrors.stage_already_completed,
    stageErrors.stored_otherwise,
  ],
  answers: { 200: sow },
});

export const completeStageRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/complete-stage',
  access: trackingPermissions.name('move'),
  summary: 'Complete the stage that is started, and start the next one with `start_next`',
  body: stageCompletion,
  refuses: [
    stageErrors.stage_not_next,
    stageErrors.stage_not_started,
    stageErrors.stage_already_started,
    stageErrors.stage_already_completed,
    stageErrors.stored_otherwise,
    stageErrors.gate_closed,
  ],
  answers: { 200: sow },
});

export const rollBackStageRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/rollback-stage',
  access: trackingPermissions.name('move'),
  summary: 'Roll a SOW back to before a completed stage; the passes so far stay readable',
  body: stageRollback,
  refuses: [stageErrors.stage_not_completed],
  answers: { 200: sow },
});

export const editStageRoute = defineRoute({
  method: 'PUT',
  path: '/v1/sows/:id/stages/:stage',
  access: trackingPermissions.name('move'),
  summary: 'Change the notes of a stage that is started or complete',
  params: stageParams,
  body: stageEdit,
  refuses: [stageErrors.stage_not_started],
  answers: { 200: sow },
});

export const assignStageRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/stages/:stage/assign',
  access: trackingPermissions.name('move'),
  summary: 'Assign a stage to employees instead of those it had; this also starts the next stage',
  params: stageParams,
  body: stageAssignment,
  refuses: [stageErrors.stage_not_next],
  answers: { 200: sow },
});

/** Needs no permission but to be the named approver. */
export const approveStageRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/stages/:stage/approve',
  access: trackingPermissions.name('read'),
  summary: 'Approve a stage that is started, as its named approver',
  params: stageParams,
  body: z.strictObject({
    note: plainText(trackingLimits.notes).default(''),
    version: version.optional(),
  }),
  refuses: [
    stageErrors.not_approver,
    stageErrors.stage_not_next,
    stageErrors.stage_not_started,
    stageErrors.stage_already_completed,
    stageErrors.stored_otherwise,
  ],
  answers: { 200: sow },
});
