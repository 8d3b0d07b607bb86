import { catalogueErrors } from '#modules/catalogue/contract/entries.ts';
import { errors } from '#platform/contract/errors.ts';

/** A code, and the company of the catalogue that is meant if several use this code. */
export interface CodeChoice {
  readonly code: string;
  readonly company_id?: string | undefined;
}

/** The only row with a code; if several companies use the code, the call must name the company. */
export function theOnly<Row>([row, another]: readonly Row[]): Row {
  if (another !== undefined) throw catalogueErrors.code_ambiguous();
  if (row === undefined) throw errors.not_found();
  return row;
}
