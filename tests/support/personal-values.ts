import { isThaiId } from '#platform/contract/thai-id.ts';

/** National ids of made-up people begin with 0 or 8, as no moment, port or process does. */
const MADE_UP_ID = /(?<![\d.])[08]\d{12}(?!\d)/g;

/** The national ids of made-up people that a text has. */
export function nationalIdsIn(text: string): string[] {
  return (text.match(MADE_UP_ID) ?? []).filter(isThaiId);
}
