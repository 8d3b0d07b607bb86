import { customerInput } from '#modules/customers/contract/customers.ts';
import type { createCustomersRoute } from '#modules/customers/contract/several.ts';
import { AppError, type FieldProblem } from '#platform/contract/errors.ts';
import type { Answer, Body } from '#platform/contract/route.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { createCustomer } from '../customers/create-customer.ts';

interface Creations extends Body<typeof createCustomersRoute> {
  readonly context: Pick<Context, 'personalData' | 'translator'>;
}

/** Creates several customers in one transaction; those with a problem are refused, each with its fields. */
export async function createSeveral(
  tx: Transaction,
  scope: Scope,
  { rows, context: { personalData, translator } }: Creations,
): Promise<Answer<typeof createCustomersRoute>> {
  const answer: Answer<typeof createCustomersRoute> = { done: [], refused: [] };
  const refuse = (row: number, problems: readonly FieldProblem[]) =>
    answer.refused.push({ row, fields: translator.describe(scope.language, problems) });
  for (const [row, given] of rows.entries()) {
    const { data: fields, error } = customerInput.safeParse(given);
    if (error !== undefined) {
      refuse(row, toFieldProblems(error));
      continue;
    }
    try {
      const { id } = await createCustomer(tx, scope, { fields, personalData });
      answer.done.push({ row, id });
    } catch (problem) {
      // Refused before it wrote, as by places that do not belong together: the others are created.
      if (!(problem instanceof AppError) || problem.fields.length === 0) throw problem;
      refuse(row, problem.fields);
    }
  }
  return answer;
}
