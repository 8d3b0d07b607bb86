import { isThaiId } from '#platform/contract/thai-id.ts';

/** National ids of made-up people begin with 05 or 8, as no moment and no tax id of an organisation does. */
const MADE_UP_ID = /(?<![\d.])(?:05|8\d)\d{11}(?!\d)/g;

/** The national ids of made-up people that a text has. */
export function nationalIdsIn(text: string): string[] {
  return (text.match(MADE_UP_ID) ?? []).filter(isThaiId);
}
