/** For how long a screen shows a personal value. */
export const SHOWN_SECONDS = 30;

export const reasonLimits = { least: 5, most: 200 } as const;

/** Stands for each character that is not shown. */
const HIDDEN = '*';

/** Whether a value is one that was answered masked, and so says nothing new. */
export function isMasked(value: string): boolean {
  return value.includes(HIDDEN);
}

/** What is shown of a personal value: its last characters, or none where these would be most of it. */
export function maskOf(value: string, shown: number): string {
  const visible = value.length > 2 * shown ? shown : 0;
  return HIDDEN.repeat(value.length - visible) + value.slice(value.length - visible);
}
