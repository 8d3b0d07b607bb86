/** Shorter ones are often units and codes. */
const WORD = /[A-Za-z\u00C0-\u024F]{5,}/g;
const ACCENT = /\p{M}/gu;
/** The letters that every language with Latin letters uses most: 57 to 75 of 100 in words, about 35 in noise. */
const COMMON = /[aeionrstl]/g;

/** Few letters may be of any mix. */
const ENOUGH_LETTERS = 200;
const FEWEST_COMMON = 0.5;

export interface LetterMix {
  readonly letters: number;
  readonly common: number;
}

export const noLetters: LetterMix = { letters: 0, common: 0 };

/**
 * Counts the letters of Latin words, and the common ones among them. A PDF whose font gives its letters
 * wrong numbers shows well and reads as noise, such as `FOjCMFTLJWFSZVOC`.
 */
export function countLetters({ letters, common }: LetterMix, text: string): LetterMix {
  const words = (text.match(WORD) ?? [])
    .join('')
    .normalize('NFD')
    .replace(ACCENT, '')
    .toLowerCase();
  return {
    letters: letters + words.length,
    common: common + words.length - words.replace(COMMON, '').length,
  };
}

/** 1 unless the letters are mixed as in no language, then the share of the common ones. */
export function letterQuality({ letters, common }: LetterMix): number {
  const share = letters < ENOUGH_LETTERS ? 1 : common / letters;
  return share < FEWEST_COMMON ? share : 1;
}
