import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { productInput } from '#modules/products/contract/products.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { products } from './products.tables.ts';

/** What a company begins with that has no numbered codes yet. */
const FIRST = { prefix: 'P-', next: '1', width: 4 };
/** Two codes may end in sizes; three make a series. */
const FEWEST_IN_SERIES = 3;
/** Longer numbers are barcodes, whose next one belongs to somebody else. */
const LONGEST_NUMBER = 6;

const series = z.object({ prefix: z.string(), next: z.string(), width: z.number() });

/**
 * A code for a new product: the number after the highest in the series that most products of the company
 * belong to, as wide as the others. It is free when it is proposed, not reserved.
 */
export async function proposeCode(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<string> {
  const { rows } = await tx.execute(sql`
    with numbered as (
      select substring(${products.code} from '^(.*?)[0-9]+$') as prefix,
        substring(${products.code} from '[0-9]+$') as digits, ${products.created_at} as created_at
      from ${products} where ${products.company_id} = ${companyId}
    )
    select prefix, (max(digits::int) + 1)::text as next, max(length(digits)) as width
    from numbered
    where length(digits) <= ${LONGEST_NUMBER}
    group by prefix
    having count(*) >= ${FEWEST_IN_SERIES} or prefix = ${FIRST.prefix}
    order by count(*) desc, max(created_at) desc
    limit 1`);
  const { prefix, next, width } = series.array().parse(rows)[0] ?? FIRST;
  const code = prefix + next.padStart(width, '0');
  return productInput.shape.code.safeParse(code).success ? code : '';
}
