import { nextStage, stagesUpTo } from '#modules/feature-development/contract/stage-order.ts';

/** How far a piece of work is: how many stages are complete, and whether the next one was started. */
export interface Position {
  readonly current_stage: number;
  readonly started_at: string | null;
}

export type Move =
  | { readonly kind: 'start' | 'complete'; readonly stage: number }
  /** Back to one of these, the latest first. */
  | { readonly kind: 'rollback'; readonly stages: readonly number[] };

/** What the menu of a card offers besides: its stage is complete, and the next one starts at once. */
export type MenuMove = Move | { readonly kind: 'next'; readonly stage: number };

/** Why a card cannot be put somewhere; `stage` is the one that has to be done first. */
export interface Refusal {
  readonly kind: 'refused';
  readonly reason: 'here' | 'delivered' | 'not_started' | 'too_far';
  readonly stage: number;
}

/** What putting a card into a column means. A column contains the work of its stages; a column without stages, what is delivered. */
export function moveInto(
  { current_stage: done, started_at }: Position,
  column: readonly number[],
): Move | Refusal {
  const stage = nextStage(done);
  const refuse = (reason: Refusal['reason']): Refusal => {
    return { kind: 'refused', reason, stage: stage ?? done };
  };
  const contains = (wanted: number | null) =>
    wanted === null ? column.length === 0 : column.includes(wanted);

  if (stage === null) {
    if (contains(stage)) return refuse('delivered');
  } else {
    if (contains(stage) && started_at === null) return { kind: 'start', stage };
    if (contains(nextStage(stage))) {
      return started_at === null ? refuse('not_started') : { kind: 'complete', stage };
    }
    if (contains(stage)) return refuse('here');
  }
  const complete = stagesUpTo(done).filter((each) => column.includes(each));
  return complete.length === 0
    ? refuse('too_far')
    : { kind: 'rollback', stages: complete.toReversed() };
}
