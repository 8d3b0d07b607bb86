import { dropToneMarks, joinThai, normaliseText } from '#libraries/text/normalise-text.ts';

const GRAM = 3;

/** Questions at least this similar are one gap. */
export const ONE_GAP = 0.6;

/** A question in the spelling in which questions are compared: without spaces, marks and letter case. */
export function comparable(question: string): string {
  return dropToneMarks(joinThai(normaliseText(question))).replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '');
}

/** How similar two questions are, 0 to 1: the share of runs of three letters that both have. */
export function similarityOf(one: string, other: string): number {
  if (one === other) return 1;
  const [ours, theirs] = [gramsOf(one), gramsOf(other)];
  const shared = ours.intersection(theirs).size;
  return (2 * shared) / (ours.size + theirs.size);
}

/** The edges count, so that short questions have runs as well. */
function gramsOf(text: string): Set<string> {
  const padded = ` ${text} `;
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= padded.length; at += 1) grams.add(padded.slice(at, at + GRAM));
  return grams.size === 0 ? new Set([padded]) : grams;
}
