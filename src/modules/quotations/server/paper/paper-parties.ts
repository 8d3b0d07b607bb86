import type { Letterhead } from '#modules/quotations/contract/letterhead.ts';
import { placeNames } from '#modules/geography/server/public.ts';
import { isMasked } from '#platform/contract/personal-values.ts';
import type { PaperWords } from './paper-words.ts';

const BANGKOK = 10;
const HEAD_OFFICE = '00000';

const filled = (lines: readonly string[]) => lines.filter((line) => line !== '');

/** Where somebody is. */
export interface Address {
  readonly address: string;
  readonly subdistrict_id: number | null;
  readonly district_id: number | null;
  readonly province_id: number | null;
  readonly postal_code: string;
}

/** An address in one line, as letters have it. */
async function writeAddress(
  { main, say }: PaperWords,
  { address, postal_code, ...codes }: Address,
): Promise<string> {
  const nameOf = await placeNames(main);
  const way = codes.province_id === BANGKOK ? 'in_bangkok' : 'in_a_province';
  const places = (['subdistrict_id', 'district_id', 'province_id'] as const).flatMap((field) => {
    const name = nameOf(field, codes[field]);
    return name === null ? [] : [say(`paper.${way}.${field}`, { name })];
  });
  const parts = filled([address, ...places]);
  return [parts.join(main === 'en' ? ', ' : ' '), postal_code].join(' ').trim();
}

/** The tax id with the branch; nothing of a person, whose id has asterisks. */
function taxLine(
  { say }: PaperWords,
  { tax_id, branch }: { readonly tax_id: string; readonly branch: string },
): string {
  if (tax_id === '' || isMasked(tax_id)) return '';
  const office =
    branch === HEAD_OFFICE ? say('paper.head_office') : say('paper.branch', { branch });
  return [say('paper.tax_id', { tax_id }), branch === '' ? '' : office].join(' ').trim();
}

/** What stands below the name of the company. */
export function sellerLines(words: PaperWords, letterhead: Letterhead): string[] {
  const { address_th, address_en, phone, email, website } = letterhead;
  const addresses = { th: address_th, en: address_en };
  const ways = filled([phone === '' ? '' : words.say('paper.phone', { phone }), email, website]);
  return filled([
    ...words.languages.map((language) => addresses[language]),
    ways.join(' · '),
    taxLine(words, letterhead),
  ]);
}

/** A customer as papers name them. */
export interface Buyer extends Address {
  readonly tax_id: string;
  readonly branch: string;
  readonly phone: string;
  readonly email: string;
}

/** What stands below the name of the customer. */
export async function buyerLines(
  words: PaperWords,
  { buyer, contact }: { readonly buyer: Buyer; readonly contact: string },
): Promise<string[]> {
  const { phone, email } = buyer;
  return filled([
    contact === '' ? '' : words.say('paper.contact', { name: contact }),
    await writeAddress(words, buyer),
    filled([phone === '' ? '' : words.say('paper.phone', { phone }), email]).join(' · '),
    taxLine(words, buyer),
  ]);
}
