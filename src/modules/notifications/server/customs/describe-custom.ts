import type { Custom } from '#modules/notifications/contract/customs.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { sayProblem } from '../channels/say-problem.ts';
import { customProblems, type Sendable } from './custom-problems.ts';
import type { CustomRow } from './customs.queries.ts';

interface Describing extends Sendable {
  readonly translator: Translator;
  readonly language: Language;
}

/** A message with its recipients and what keeps it from being sent; without what became of it. */
export function describeCustom(
  { created_at: createdAt, updated_at: updatedAt, ...row }: CustomRow,
  { translator, language, ...sendable }: Describing,
): Omit<Custom, 'recipients_total'> {
  return {
    ...row,
    createdAt,
    updatedAt,
    problems: customProblems(row, sendable).map((problem) =>
      sayProblem(problem, { translator, language }),
    ),
  };
}
