import { defineEvents } from '#platform/contract/events.ts';

/** Kinds of record under which the module's events are told. */
export const trackingEntities = {
  valueStream: 'value_stream',
  sop: 'sop',
  /** All that happens to stages is told of their SOW. */
  sow: 'sow',
  /** Its id is the number of the stage. */
  gate: 'stage_gate',
} as const;

export const trackingEvents = defineEvents('feature-development', [
  'value_stream_created',
  'value_stream_updated',
  'value_stream_deleted',
  'sop_created',
  'sop_updated',
  'sop_deleted',
  'sow_created',
  'sow_updated',
  'sow_deleted',
  'stage_started',
  'stage_completed',
  'stage_edited',
  'stage_assigned',
  'stage_rolled_back',
  'stage_approved',
  'gate_changed',
]);

/** What happens to a stage. */
export type StageEvent = Extract<
  (typeof trackingEvents)[keyof typeof trackingEvents],
  `feature-development.stage_${string}`
>;
