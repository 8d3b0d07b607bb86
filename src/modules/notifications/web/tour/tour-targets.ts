/** The ids of what the tour of a setting shows. */
export const tourTargets = {
  event: 'event',
  message: 'message',
  activation: 'activation',
} as const;
