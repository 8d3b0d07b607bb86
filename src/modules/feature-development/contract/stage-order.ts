/** Every SOW goes through these stages, in this order. */
export const STAGE_COUNT = 20;

/** The current stage of a SOW of which no stage is complete. */
export const NOT_STARTED = 0;

export const phases = ['BR', 'FD', 'DEV', 'DEL'] as const;

export type Phase = (typeof phases)[number];

/** First and last stage of each phase. */
const spans: Readonly<Record<Phase, readonly [first: number, last: number]>> = {
  BR: [1, 1],
  FD: [2, 4],
  DEV: [5, 16],
  DEL: [17, 20],
};

/** The phase of a stage; a SOW that has completed none is in the first. */
export function phaseOf(stage: number): Phase {
  return phases.find((phase) => stage <= spans[phase][1]) ?? 'DEL';
}

/** The stages of a phase, in order. */
export function stagesOf(phase: Phase): number[] {
  const [first, last] = spans[phase];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The one stage that can move when this many are complete; none after the last. */
export function nextStage(current: number): number | null {
  return current < STAGE_COUNT ? current + 1 : null;
}

/** Whole percent of completed stages. */
export function percentOf(completed: number): number {
  return Math.round((completed / STAGE_COUNT) * 100);
}

/** How many stages of a phase are complete: those up to the current one. */
export function completedIn(phase: Phase, current: number): number {
  return stagesOf(phase).filter((stage) => stage <= current).length;
}
