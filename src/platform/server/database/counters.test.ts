import { expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { nextNumber, takeNumber } from './counters.ts';
import { createDatabase } from './transactions.ts';

const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };

describeEachDatabase('counters', (engine) => {
  it('give each number once, per company and name, and none twice however many ask at once', async () => {
    const home = await engine.createDatabase();
    const connection = await home.connect();
    const database = createDatabase(connection.pool, silent);
    const ask = (companyId: number, name: string) =>
      database.inCompany({ companyId }, (tx) => nextNumber(tx, { companyId }, name));

    const numbers = await Promise.all(Array.from({ length: 50 }, () => ask(1, 'agent')));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(await ask(2, 'agent')).toBe(1);
    expect(await ask(1, 'quota')).toBe(1);

    const failing = database.inCompany({ companyId: 1 }, async (tx) => {
      await nextNumber(tx, { companyId: 1 }, 'agent');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ask(1, 'agent')).toBe(51);
    expect(await takeNumber(database, { companyId: 1 }, 'agent')).toBe(52);
    await connection.close();
    await home.close();
  });
});
