import type { Passage } from '#modules/agents/contract/questions.routes.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { normaliseText } from '../retrieval/normalise-text.ts';

const LINES_SHOWN = 3;
const GRAM = 3;
/** Lines that share less than this with the best one only dilute the answer. */
const SHARE_OF_BEST = 0.6;

interface Line {
  readonly text: string;
  readonly passage: Passage;
  readonly likeness: number;
}

/**
 * An answer put together from the lines of the passages that look most like the question, with where they
 * come from, in the question's language. It invents nothing.
 */
export function answerFromPassages(
  translator: Translator,
  { question, passages }: { question: string; passages: readonly Passage[] },
): string {
  const language: Language = /[\u0E00-\u0E7F]/.test(question) ? 'th' : 'en';
  const say = (key: string, parameters = {}) =>
    translator.translate(language, `agents:demo.${key}`, parameters);
  const lines = bestLines(question, passages);
  if (lines.length === 0) return say('nothing_found');
  const sources = new Set(
    lines.map(({ passage: { filename, page } }) =>
      page === undefined ? filename : say('source_with_page', { filename, page }),
    ),
  );
  const found = lines.map(({ text }) => `• ${text}`).join('\n');
  return `${say('opening')}\n${found}\n\n${say('sources', { sources: [...sources].join(', ') })}`;
}

function bestLines(question: string, passages: readonly Passage[]): Line[] {
  const asked = gramsOf(question);
  const seen = new Set<string>();
  const lines = passages
    .flatMap((passage) =>
      passage.text.split(/\n+/).map((line) => ({
        text: line.replace(/^[\s#*•|>-]+/, '').trim(),
        passage,
      })),
    )
    .filter(({ text }) => text.length > 12 && !seen.has(text) && seen.add(text))
    .map((line): Line => ({
      ...line,
      likeness: likeness(asked, line.text) * (0.5 + line.passage.score),
    }))
    .toSorted((one, other) => other.likeness - one.likeness);
  const best = lines[0]?.likeness ?? 0;
  return lines
    .filter((line) => line.likeness > 0 && line.likeness >= best * SHARE_OF_BEST)
    .slice(0, LINES_SHOWN);
}

/** How much of the question a line covers; long lines pay a little for their length. */
function likeness(asked: ReadonlySet<string>, line: string): number {
  const grams = gramsOf(line);
  const shared = asked.intersection(grams).size;
  return shared / Math.sqrt(1 + grams.size / 20);
}

function gramsOf(text: string): Set<string> {
  const letters = normaliseText(text).replaceAll(' ', '');
  const grams = new Set<string>();
  for (let end = GRAM; end <= letters.length; end += 1) grams.add(letters.slice(end - GRAM, end));
  return grams;
}
