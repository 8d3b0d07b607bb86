import { defineErrors } from '#platform/contract/errors.ts';

/** Failures of the module's calls; texts under `feature-development:errors`. */
export const trackingErrors = defineErrors('feature-development', {
  /** Another stage is the next one. */
  stage_not_next: 409,
  stage_not_started: 409,
  /** By somebody else; the message says by whom. */
  stage_already_started: 409,
  stage_already_completed: 409,
  stage_not_completed: 409,
  /** It lacks what its gate asks for; the message says what. */
  gate_closed: 409,
  /** Another is named as the approver of the stage, or nobody. */
  not_approver: 409,
  /** Something hangs below; the message says how much. */
  value_stream_not_empty: 409,
  sop_not_empty: 409,
});
