import type { Language } from '#platform/contract/texts/texts.ts';

/** An entry by what it can be called. */
export interface Named {
  readonly code: string;
  readonly name_th: string;
  readonly name_en: string;
}

/** What an entry is called in a language: its name in this language, else in the other one, else its code. */
export function nameIn(language: Language, { code, name_th, name_en }: Named): string {
  const [first, second] = language === 'th' ? [name_th, name_en] : [name_en, name_th];
  if (first !== '') return first;
  return second === '' ? code : second;
}
