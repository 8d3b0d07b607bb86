/** Languages of the product; Thai is the default and the source of truth. */
export const LANGUAGES = ['th', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'th';

/** The shape a translation must have: every key of the source, each a text. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};

/** Picks the product's language from an `Accept-Language` header; Thai when it contains neither. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find(isLanguage)) ?? DEFAULT_LANGUAGE;
}

function isLanguage(candidate: string): candidate is Language {
  return LANGUAGES.some((language) => language === candidate);
}
