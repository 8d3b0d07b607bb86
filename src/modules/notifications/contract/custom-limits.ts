/** Limits of a message that people write themselves, and of the audience it goes to. */
export const customLimits = {
  link: 500,
  /** Outside recipients of one message. */
  others: 5_000,
  /** Above this many people, sending has to be confirmed with their number. */
  unconfirmed: 100,
  /** Seconds in which sending can be undone. */
  undo: 10,
  undoAtMost: 60,
  audiences: 200,
  page: 20,
} as const;
