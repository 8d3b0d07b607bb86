/** Whether a field is the one that somebody was looking for, by its code or its id. */
export function isHighlighted(
  { id, field_code }: { readonly id: string; readonly field_code: string },
  wanted: string | undefined,
): boolean {
  return wanted !== undefined && (field_code === wanted || id === wanted);
}
