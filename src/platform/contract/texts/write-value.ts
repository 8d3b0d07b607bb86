import type { TextParameters } from '../errors.ts';

const numbers = new Intl.NumberFormat('en');

/** A value as it appears in a text: numbers are grouped, in both languages alike. */
export function writeValue(value: string | number): string {
  return typeof value === 'number' ? numbers.format(value) : value;
}

/** The values for i18next: a number chooses the form of a text, and is written as people read it. */
export function toSay(parameters: TextParameters) {
  const written: Record<string, string> = {};
  for (const [name, value] of Object.entries(parameters)) written[name] = writeValue(value);
  return { ...parameters, replace: written };
}
