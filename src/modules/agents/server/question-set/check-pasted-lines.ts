import type { TextParameters } from '#platform/contract/errors.ts';
import { questionSetLimits } from '#modules/agents/contract/question-set.ts';
import { question as questionRules } from '#modules/agents/contract/questions.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { PastedLine } from './pasted-lines.ts';
import { hashQuestion } from './question-hash.ts';

interface TakenLine {
  readonly question: string;
  readonly questionHash: string;
  readonly fileIds: readonly string[];
}

interface RefusedLine {
  readonly line: PastedLine;
  /** A text under `agents:errors`. */
  readonly code: string;
  readonly parameters?: TextParameters;
}

interface Known {
  readonly files: readonly { readonly id: string; readonly filename: string }[];
  readonly known: readonly string[];
  /** How many more questions the set can take. */
  readonly room: number;
}

/** Splits pasted lines into those that a question set accepts and those that it does not, with the reason. */
export function checkPastedLines(
  lines: readonly PastedLine[],
  { files, known, room }: Known,
): { taken: TakenLine[]; refused: RefusedLine[] } {
  const idOf = new Map(files.map(({ id, filename }) => [normaliseText(filename), id]));
  const hashes = new Set(known);
  const taken: TakenLine[] = [];
  const refused: RefusedLine[] = [];
  for (const line of lines) {
    const refuse = (code: string, parameters?: TextParameters) =>
      refused.push({ line, code, parameters });
    const question = questionRules.safeParse(line.question);
    const questionHash = hashQuestion(line.question);
    const unknown = line.filenames.find((name) => !idOf.has(normaliseText(name)));
    const fileIds = line.filenames.flatMap((name) => idOf.get(normaliseText(name)) ?? []);
    if (line.question === '') refuse('question_required');
    else if (!question.success) refuse('question_unusable');
    else if (fileIds.length === 0 && unknown === undefined) refuse('expected_file_required');
    else if (unknown !== undefined) refuse('expected_file_not_here', { filename: unknown });
    else if (fileIds.length > questionSetLimits.files) refuse('expected_files_too_many');
    else if (hashes.has(questionHash)) refuse('question_in_set');
    else if (taken.length >= room)
      refuse('question_set_full', { limit: questionSetLimits.questions });
    else {
      hashes.add(questionHash);
      taken.push({ question: question.data, questionHash, fileIds: [...new Set(fileIds)] });
    }
  }
  return { taken, refused };
}
