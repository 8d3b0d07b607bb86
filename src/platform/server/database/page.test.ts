import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TOTAL_CAP } from '#platform/contract/pagination.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { countRows } from './page.ts';
import { createDatabase } from './transactions.ts';

const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };

describeEachDatabase('the total of a list', (engine) => {
  it('is exact up to the cap, says beyond it that there are more, and is exact where requested', async () => {
    const home = await engine.createDatabase();
    const connection = await home.connect();
    const database = createDatabase(connection.sessions, silent);
    const count = (rows: number, mode: 'capped' | 'exact') =>
      database.inCompany({ companyId: 1 }, (tx) => {
        const series = sql`generate_series(1, ${rows}::integer) as series (number)`;
        const table = tx
          .select({ one: sql`number`.as('one') })
          .from(series)
          .as('rows');
        return countRows(tx, { table, mode });
      });
    expect(await count(0, 'capped')).toEqual({ total: 0 });
    expect(await count(TOTAL_CAP, 'capped')).toEqual({ total: TOTAL_CAP });
    expect(await count(TOTAL_CAP + 1, 'capped')).toEqual({
      total: TOTAL_CAP,
      total_is_minimum: true,
    });
    expect(await count(TOTAL_CAP + 1, 'exact')).toEqual({ total: TOTAL_CAP + 1 });
    await connection.close();
    await home.close();
  });
});
