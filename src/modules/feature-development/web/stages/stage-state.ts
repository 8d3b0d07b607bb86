import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';

export type StageState = 'not_started' | 'started' | 'complete';

export function stateOf({ is_started, is_complete }: StageRecord): StageState {
  if (is_complete) return 'complete';
  return is_started ? 'started' : 'not_started';
}

/** What a stage offers, by the rules of the server. */
export interface Offers {
  readonly start: boolean;
  readonly complete: boolean;
  readonly assign: boolean;
  readonly edit: boolean;
  readonly rollback: boolean;
}

/** Only the next stage moves on; what is complete can be edited or sent back. */
export function offersOf(sow: Pick<Sow, 'next_stage'>, stage: StageRecord): Offers {
  const state = stateOf(stage);
  const isNext = stage.stage_number === sow.next_stage;
  return {
    start: isNext && state === 'not_started',
    complete: isNext && state === 'started',
    assign: isNext || state !== 'not_started',
    edit: state === 'complete',
    rollback: state === 'complete',
  };
}
