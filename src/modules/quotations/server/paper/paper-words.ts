import type { PaperLanguage } from '#modules/quotations/contract/paper.ts';
import type { TextParameters } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import { writeTime } from '#platform/server/texts/write-time.ts';

/** One text in each language of a paper, the main one first. */
export type Label = readonly string[];

/** How a paper says things. */
export interface PaperWords {
  readonly languages: readonly Language[];
  /** That of texts which are there once. */
  readonly main: Language;
  readonly label: (key: string, parameters?: TextParameters) => Label;
  readonly say: (key: string, parameters?: TextParameters) => string;
  /** In the Buddhist era in Thai. */
  readonly day: (day: string) => string;
}

/** The words of papers in a language, or in both. */
export function paperWords(
  { translator }: Pick<Context, 'translator'>,
  language: PaperLanguage,
): PaperWords {
  const languages: readonly Language[] = language === 'both' ? ['th', 'en'] : [language];
  const main = language === 'en' ? 'en' : 'th';
  const text = (of: Language, key: string, parameters?: TextParameters) =>
    translator.translate(of, `quotations:${key}`, parameters);
  return {
    languages,
    main,
    label: (key, parameters) => languages.map((one) => text(one, key, parameters)),
    say: (key, parameters) => text(main, key, parameters),
    day: (day) => languages.map((one) => writeTime(day, one) ?? day).join(' / '),
  };
}

const quantities = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

/** A quantity, or a rate in percent. */
export const writeQuantity = (quantity: number): string => quantities.format(quantity);

/** The same text, which may continue on the next line within words that are long as no Thai word is. */
export const breakable = (text: string): string => text.replaceAll(/[\w@./-]{12}/g, '$&\u200B');
