const NEEDS_ESCAPE = /["\\]/g;

/** A list in PostgreSQL's text format for arrays, `{1,"two",NULL}`. */
export function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(elementOf).join(',')}}`;
}

/** A value other than null in PostgreSQL's text format. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return arrayLiteral(value);
  return value instanceof Date ? value.toISOString() : String(value);
}

function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `"${textOf(value).replace(NEEDS_ESCAPE, '\\$&')}"`;
}
