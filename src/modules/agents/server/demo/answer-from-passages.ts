import type { Passage } from '#modules/agents/contract/questions.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';

const LINES_SHOWN = 3;
const GRAM = 3;
/** Below this a line is a heading or a leftover. */
const SHORTEST_LINE = 24;
/** Lines that share less than this with the best one only dilute the answer. */
const SHARE_OF_BEST = 0.65;

interface Line {
  readonly text: string;
  readonly passage: Passage;
  readonly likeness: number;
}

/**
 * An answer made of the lines of the passages that are most similar to the question, each with the number
 * of its passage, in the question's language. It invents nothing.
 */
export function answerFromPassages(
  translator: Translator,
  { question, passages }: { question: string; passages: readonly Passage[] },
): string {
  const language: Language = /[\u0E00-\u0E7F]/.test(question) ? 'th' : 'en';
  const say = (key: string) => translator.translate(language, `agents:demo.${key}`);
  const lines = bestLines(question, passages);
  if (lines.length === 0) return say('nothing_found');
  const found = lines.map(({ text, passage }) => `• ${text} [${passages.indexOf(passage) + 1}]`);
  return [say('opening'), ...found].join('\n');
}

function bestLines(question: string, passages: readonly Passage[]): Line[] {
  const candidates = passages.flatMap((passage) =>
    sentencesOf(passage.text).map((text) => ({ text, passage, grams: gramsOf(text) })),
  );
  const rarity = rarityIn(candidates.map(({ grams }) => grams));
  const questionGrams = gramsOf(question);
  const lines = candidates
    .map(({ text, passage, grams }): Line => {
      const shared = questionGrams.intersection(grams).values();
      const likeness = shared.reduce((sum, gram) => sum + rarity(gram), 0);
      // Long lines are penalised a little for their length, lines of weak passages for theirs.
      const share = (0.5 + passage.score) / Math.sqrt(1 + grams.size / 40);
      return { text, passage, likeness: likeness * share };
    })
    .toSorted((one, other) => other.likeness - one.likeness);
  const best = lines[0]?.likeness ?? 0;
  return lines
    .filter(({ likeness }) => likeness > 0 && likeness >= best * SHARE_OF_BEST)
    .filter(
      ({ text }, place, kept) => !kept.slice(0, place).some((line) => line.text.includes(text)),
    )
    .slice(0, LINES_SHOWN);
}

/** Sentences and table rows, without headings and lines cut off by chunks. */
function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/(?<=[a-z)][.!?])\s+(?=[A-Z])/))
    .map((line) => line.replace(/^[\s*•|:>-]+|[\s|]+$/g, ''))
    .filter((line) => line.length >= SHORTEST_LINE && !line.endsWith(':'));
}

/** What is in few lines counts more than what is in all of them. */
function rarityIn(lines: readonly ReadonlySet<string>[]): (gram: string) => number {
  const linesWith = new Map<string, number>();
  for (const gram of lines.flatMap((grams) => [...grams])) {
    linesWith.set(gram, (linesWith.get(gram) ?? 0) + 1);
  }
  return (gram) => Math.log(1 + lines.length / (linesWith.get(gram) ?? lines.length));
}

function gramsOf(text: string): Set<string> {
  const letters = normaliseText(text).replaceAll(' ', '');
  const grams = new Set<string>();
  for (let end = GRAM; end <= letters.length; end += 1) grams.add(letters.slice(end - GRAM, end));
  return grams;
}
