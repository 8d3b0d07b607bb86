import { fileErrors, MOST_PROBLEMS } from '#platform/contract/file-import.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Translator } from '../texts/translator.ts';
import type { RowProblem } from './read-records.ts';

interface Found<Column extends string> {
  readonly problems: readonly RowProblem<Column>[];
  readonly dryRun: boolean;
  readonly language: Language;
  readonly translator: Translator;
}

/** What is wrong in a file, line by line, in the caller's language. Only a dry run may find anything. */
export function reportProblems<Column extends string>(found: Found<Column>) {
  const { dryRun, language, translator } = found;
  const problems = found.problems.toSorted((one, other) => one.line - other.line);
  if (!dryRun && problems.length > 0) {
    throw fileErrors.import_has_problems({ parameters: { count: problems.length } });
  }
  return {
    problems: problems.slice(0, MOST_PROBLEMS).map(({ code, parameters, ...problem }) => ({
      ...problem,
      message: translator.translate(language, code, parameters),
    })),
    problems_total: problems.length,
  };
}
