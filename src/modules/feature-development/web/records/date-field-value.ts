/** The day of a date field, or that there is none. */
export function dateOf(typed: string): string | null {
  return typed === '' ? null : typed;
}
