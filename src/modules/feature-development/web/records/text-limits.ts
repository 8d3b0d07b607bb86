/** As `trackingLimits` of the contract, which would bring the validator along. */
export const LONGEST_NOTES = 10_000;
export const LONGEST_REASON = 1_000;
export const TAG_LENGTH = 50;
