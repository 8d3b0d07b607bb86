import { expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { counters } from './counters.tables.ts';
import { isForeignKeyViolation, isUniqueViolation } from './errors.ts';
import { createDatabase } from './transactions.ts';

const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };
const primaryKey = 'counters_company_id_name_pk';

describeEachDatabase('failures of the database', (engine) => {
  it('are distinguished by the constraint that was violated', async () => {
    const home = await engine.createDatabase();
    const connection = await home.connect();
    const database = createDatabase(connection.sessions, silent);
    const row = { company_id: 1, name: 'twice', value: 1 };
    const failure: unknown = await database
      .inCompany({ companyId: 1 }, (tx) => tx.insert(counters).values([row, row]))
      .catch((error: unknown) => error);

    expect(isUniqueViolation(failure)).toBe(true);
    expect(isUniqueViolation(failure, primaryKey)).toBe(true);
    expect(isUniqueViolation(failure, 'another_rule')).toBe(false);
    expect(isForeignKeyViolation(failure)).toBe(false);
    expect(isUniqueViolation(new Error('something else'))).toBe(false);
    expect(isUniqueViolation(undefined)).toBe(false);
    await connection.close();
    await home.close();
  });
});
