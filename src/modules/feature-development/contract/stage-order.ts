import { phases, type Phase } from './phases.ts';

export const STAGE_COUNT = 20;

/** The current stage of a SOW of which no stage is complete. */
export const NOT_STARTED = 0;

const lastOfPhase: Readonly<Record<Phase, number>> = { BR: 1, FD: 4, DEV: 16, DEL: 20 };

/**
 * The one stage that can move when the current one is complete; none after the last. The order is decided
 * here and nowhere else: all that follows is derived from it. Numbers rise along the way.
 */
export function nextStage(current: number): number | null {
  return current < STAGE_COUNT ? current + 1 : null;
}

/** The stages that a SOW goes through, in order. */
export const stagesInOrder: readonly number[] = stagesAfter(NOT_STARTED);

export const lastStage = stagesInOrder.at(-1) ?? NOT_STARTED;

/** All that has to be done after a stage, in order. */
export function stagesAfter(current: number): number[] {
  const next = nextStage(current);
  return next === null ? [] : [next, ...stagesAfter(next)];
}

/** All that is complete with a stage, in order. */
export function stagesUpTo(current: number): number[] {
  return stagesInOrder.filter((stage) => stage <= current);
}

/** What is complete while a SOW is at this stage. */
export function stageBefore(stage: number): number {
  return stagesInOrder.findLast((each) => each < stage) ?? NOT_STARTED;
}

export function isDelivered(current: number): boolean {
  return nextStage(current) === null;
}

/** Whole percent of the way. */
export function percentOf(current: number): number {
  return Math.round((stagesUpTo(current).length / stagesInOrder.length) * 100);
}

export function phaseOf(stage: number): Phase {
  return phases.find((phase) => stage <= lastOfPhase[phase]) ?? 'DEL';
}

/**
 * The phase a SOW is in: that of the stage which is in work or waits to be started, as people say where a
 * SOW is by what is to be done next. A delivered one stays in the last.
 */
export function phaseAt(current: number): Phase {
  return phaseOf(nextStage(current) ?? lastStage);
}

export function stagesOf(phase: Phase): number[] {
  return stagesInOrder.filter((stage) => phaseOf(stage) === phase);
}
