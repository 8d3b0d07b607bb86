const THAI_MARK = /[\u0E31\u0E33-\u0E3A\u0E47-\u0E4E]/g;
/** A vowel or tone mark with no Thai letter under it: its letter, or the space before it, is wrong. */
const ORPHAN_MARK =
  /(?<![\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0E01-\u0E2E])[\u0E31\u0E33-\u0E3A\u0E47-\u0E4E]/g;
/** No Thai word doubles a mark or goes on after sara am with a tone mark or sara aa. */
const IMPOSSIBLE_PAIR =
  /([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])(?=\1)|\u0E33(?=[\u0E48-\u0E4B\u0E32])/g;
/** Chromium writes U+0000, pdf-lib a comma, where a mark was between two Thai letters. */
// oxlint-disable-next-line no-control-regex -- NUL is what the damage looks like
const LOST_MARK = /(?<=[\u0E01-\u0E4E])(?:\u0000|,(?=[\u0E01-\u0E2E]))/g;
/** What no font could name: replacement and private use characters. */
const UNKNOWN_CHARACTER = /[\uFFFD\uE000-\uF6FF\uF71B-\uF8FF]/g;

/** Below this share of sound text, searches are likely to miss words. */
export const SOUND_QUALITY = 0.9;

export interface TextDamage {
  marks: number;
  damagedMarks: number;
  characters: number;
  unknownCharacters: number;
}

export const noDamage: TextDamage = {
  marks: 0,
  damagedMarks: 0,
  characters: 0,
  unknownCharacters: 0,
};

/** Counts damage in text as the parser gave it, before cleaning hides some of it. */
export function countDamage(text: string): TextDamage {
  return {
    marks: countCharacters(text, THAI_MARK),
    damagedMarks:
      countCharacters(text, ORPHAN_MARK) +
      countCharacters(text, IMPOSSIBLE_PAIR) +
      countCharacters(text, LOST_MARK),
    characters: text.length,
    unknownCharacters: countCharacters(text, UNKNOWN_CHARACTER),
  };
}

export function addDamage(one: TextDamage, other: TextDamage): TextDamage {
  return {
    marks: one.marks + other.marks,
    damagedMarks: one.damagedMarks + other.damagedMarks,
    characters: one.characters + other.characters,
    unknownCharacters: one.unknownCharacters + other.unknownCharacters,
  };
}

/**
 * 1 is sound, 0 is noise: the smaller of the sound shares of Thai vowel and tone marks (most of them are
 * lost together when a producer loses them) and of all characters.
 */
export function textQuality(damage: TextDamage): number {
  const marks = damage.marks + damage.damagedMarks;
  const soundMarks = marks === 0 ? 1 : 1 - damage.damagedMarks / marks;
  const soundCharacters =
    damage.characters === 0 ? 1 : 1 - damage.unknownCharacters / damage.characters;
  return Math.round(Math.max(0, Math.min(soundMarks, soundCharacters)) * 1000) / 1000;
}

/** How many characters a pattern of one character takes; taking them out is many times faster than listing them. */
export function countCharacters(text: string, pattern: RegExp): number {
  return text.length - text.replace(pattern, '').length;
}
