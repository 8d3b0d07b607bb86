import { expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { createNumberTaker, nextNumber } from './counters.ts';
import { createDatabase } from './transactions.ts';

const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };

describeEachDatabase('counters', (engine) => {
  it('give each number once per company and name, however many ask at the same time', async () => {
    const home = await engine.createDatabase();
    const connection = await home.connect();
    const database = createDatabase(connection.sessions, silent);
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
    await connection.close();
    await home.close();
  });

  it('are taken in rounds and ahead when many ask at the same time: in order, each once, in few transactions', async () => {
    const home = await engine.createDatabase();
    const connection = await home.connect();
    const database = createDatabase(connection.sessions, silent);
    let transactions = 0;
    let broken = false;
    const take = createNumberTaker(
      {
        ...database,
        inCompany(...input) {
          transactions += 1;
          if (broken) throw new Error('the database is away');
          return database.inCompany(...input);
        },
      },
      'agent',
    );
    const many = (companyId: number) =>
      Promise.all(Array.from({ length: 50 }, () => take({ companyId })));

    const [ones, twos] = await Promise.all([many(1), many(2)]);
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
    expect(ones).toEqual(upTo(50));
    expect(twos).toEqual(upTo(50));
    expect(transactions).toBe(4);

    broken = true;
    expect(await Promise.all(Array.from({ length: 32 }, () => take({ companyId: 1 })))).toEqual(
      upTo(82).slice(50),
    );
    await expect(many(1)).rejects.toThrow('the database is away');
    broken = false;
    expect(await take({ companyId: 1 })).toBe(83);
    expect(
      await database.inCompany({ companyId: 1 }, (tx) => nextNumber(tx, { companyId: 1 }, 'agent')),
    ).toBe(84);
    await connection.close();
    await home.close();
  });
});
