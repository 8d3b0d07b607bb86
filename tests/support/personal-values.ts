import { isThaiId } from '#platform/contract/thai-id.ts';

/** National ids of made-up people begin with 05 or 8, as no moment and no tax id of an organisation does. */
const MADE_UP_ID = /(?<![\d.])(?:05|8\d)\d{11}(?!\d)/g;

/** Family names that growers and customers of the examples have, and nobody else. */
const FAMILIES = [
  'บุตรดี',
  'แก้วมูล',
  'มูลตรี',
  'ภูมิดี',
  'จันทะเสน',
  'พันธ์ดี',
  'สายเนตร',
  'โคตรชมภู',
  'อินทร์ตา',
  'ผลดี',
] as const;

/** The family name that journeys and tests give to growers. */
export const MADE_UP_FAMILY = FAMILIES[6];

const MADE_UP_NAME = new RegExp(`(?:[^ ",:]+ |")(?:${FAMILIES.join('|')})`, 'g');

/** The national ids of made-up people that a text has. */
export function nationalIdsIn(text: string): string[] {
  return (text.match(MADE_UP_ID) ?? []).filter(isThaiId);
}

/** The names of made-up growers that a text has. */
export function namesOfGrowersIn(text: string): string[] {
  return text.match(MADE_UP_NAME) ?? [];
}
