import { AppError, errorTextKey } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { SeveralAnswer } from '#platform/contract/several.ts';
import type { Translator } from '../texts/translator.ts';

interface Several<Row> {
  readonly rows: readonly Row[];
  readonly act: (row: Row) => Promise<unknown>;
  readonly translator: Translator;
  readonly language: Language;
}

/**
 * Does the same to several records, one after another in one transaction. What refuses one of them does so
 * before it writes, so that the others are done; any other failure undoes all of them.
 */
export async function doToSeveral<Row extends { readonly id: string }>({
  rows,
  act,
  translator,
  language,
}: Several<Row>): Promise<SeveralAnswer> {
  const answer: SeveralAnswer = { done: [], refused: [] };
  for (const row of rows) {
    try {
      await act(row);
      answer.done.push(row.id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [problem] = translator.describe(language, error.fields);
      answer.refused.push({
        id: row.id,
        code: problem?.code ?? error.code.replace(/^platform\./, ''),
        message:
          problem?.message ??
          translator.translate(language, errorTextKey(error.code), error.parameters),
      });
    }
  }
  return answer;
}
