import { catalogueErrors } from '#modules/catalogue/contract/entries.ts';
import { errors } from '#platform/contract/errors.ts';

/** A code, and the company of the catalogue that it is meant in where more than one has it. */
export interface CodeChoice {
  readonly code: string;
  readonly company_id?: string | undefined;
}

/** The one row of a code; where several companies have it, whoever asks must say which is meant. */
export function theOnly<Row>([row, another]: readonly Row[]): Row {
  if (another !== undefined) throw catalogueErrors.code_ambiguous();
  if (row === undefined) throw errors.not_found();
  return row;
}
