const LONGEST = 60;

/** A value in a line about what changed: its beginning says enough. */
export function shortened(value: string): string {
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
