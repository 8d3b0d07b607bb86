import { countCharacters } from './text-quality.ts';

/** Shorter ones are often units and codes. */
const WORD = /[A-Za-z\u00C0-\u024F]{5,}/g;
const ACCENT = /\p{M}/gu;
const SPACE = /\s/g;
/** What a font's number of the space looks like where its letters have no names. */
// oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
const CONTROL = /[\u0001-\u0008\u000E-\u001F]/g;
/** The letters that every language with Latin letters uses most: 57 to 75 of 100 in words, about 35 in noise. */
const COMMON = /[aeionrstl]/g;

/** Few letters may be of any mix. */
const ENOUGH_LETTERS = 200;
const FEWEST_COMMON = 0.5;
/** Producers leave single control characters in sound text; between glyph numbers they are the spaces. */
const MOST_CONTROLS_A_SPACE = 0.5;

export interface LetterMix {
  readonly letters: number;
  readonly common: number;
  readonly spaces: number;
  readonly controls: number;
}

export const noLetters: LetterMix = { letters: 0, common: 0, spaces: 0, controls: 0 };

/**
 * Counts the letters of Latin words and the common ones among them, spaces and control characters. A PDF
 * whose font gives its letters wrong numbers shows well and reads as noise, such as `FOjCMFTLJWFSZVOC`.
 */
export function countLetters(mix: LetterMix, text: string): LetterMix {
  const words = (text.match(WORD) ?? [])
    .join('')
    .normalize('NFD')
    .replace(ACCENT, '')
    .toLowerCase();
  return {
    letters: mix.letters + words.length,
    common: mix.common + countCharacters(words, COMMON),
    spaces: mix.spaces + countCharacters(text, SPACE),
    controls: mix.controls + countCharacters(text, CONTROL),
  };
}

/**
 * 1 unless the letters are mixed as in no language, then the share of the common ones; or unless glyph
 * numbers stand in place of letters, then the share of spaces that are named.
 */
export function letterQuality({ letters, common, spaces, controls }: LetterMix): number {
  if (controls > spaces * MOST_CONTROLS_A_SPACE) return spaces / (spaces + controls);
  const share = letters < ENOUGH_LETTERS ? 1 : common / letters;
  return share < FEWEST_COMMON ? share : 1;
}
