/** The reasons for which a delivery has failed; others keep it waiting, or it was not sent. */
export const FAILURE_REASONS = [
  'bad_address',
  'refused',
  'undelivered',
  'too_many_attempts',
] as const;
