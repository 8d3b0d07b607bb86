import { STAGE_COUNT } from '#modules/feature-development/contract/stage-order.ts';

/** How far a piece of work is: how many stages are complete, and whether the next one was started. */
export interface Position {
  readonly current_stage: number;
  readonly started_at: string | null;
}

export type Move =
  | { readonly kind: 'start' | 'complete'; readonly stage: number }
  /** Back to one of these, the latest first. */
  | { readonly kind: 'rollback'; readonly stages: readonly number[] };

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
  const stage = done + 1;
  const refuse = (reason: Refusal['reason']): Refusal => ({ kind: 'refused', reason, stage });
  const holds = (wanted: number) =>
    wanted > STAGE_COUNT ? column.length === 0 : column.includes(wanted);
  const leadsHere = holds(stage + 1);

  if (stage > STAGE_COUNT && holds(stage)) return refuse('delivered');
  if (holds(stage) && started_at === null) return { kind: 'start', stage };
  if (leadsHere && stage <= STAGE_COUNT) {
    return started_at === null ? refuse('not_started') : { kind: 'complete', stage };
  }
  if (holds(stage)) return refuse('here');
  const complete = column.filter((each) => each <= done);
  if (complete.length === 0) return refuse('too_far');
  return { kind: 'rollback', stages: complete.toSorted((one, other) => other - one) };
}
