/** How many milliseconds an answer passes for true, by the specification: of a list, and of a record. */
export const LIST_AGE = 2 * 60_000;
export const RECORD_AGE = 5 * 60_000;
