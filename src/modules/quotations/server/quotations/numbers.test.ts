import { rm } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCustomer } from '#modules/customers/server/testing/customers.ts';
import { quotationRoutes } from '#modules/quotations/contract/quotations.ts';
import { copyApplication } from '#tests/support/app.ts';
import { hasPostgres } from '#tests/support/databases.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { aLine } from '../testing/quotations.ts';

const CLIENTS = 50;

describe.each([
  { engine: 'embedded', embedded: true },
  ...(hasPostgres ? [{ engine: 'PostgreSQL', embedded: false }] : []),
])('numbers, $engine', ({ embedded }) => {
  it('50 clients at once, a server killed among them and 50 more leave no gap and no number twice', async () => {
    const { directory, environment } = await copyApplication({ embedded });
    let server = await start({ ...environment, DATA_DIR: directory });
    onTestFinished(async () => {
      await server.kill();
      await rm(directory, { recursive: true, force: true });
    });
    const { id: customer_id } = await createCustomer(server.keeper);
    const body = {
      customer_id,
      quotation_date: '2030-01-01',
      valid_until: '2030-02-01',
      items: [aLine],
    };

    const answered: string[] = [];
    const first = Promise.withResolvers<void>();
    const { keeper } = server;
    const doomed = Array.from({ length: CLIENTS }, async () => {
      for (;;) {
        answered.push(await create(keeper, body));
        if (answered.length >= CLIENTS / 5) first.resolve();
      }
    });
    const outcomes = Promise.allSettled(doomed);
    await first.promise;
    await server.kill();
    await outcomes;

    server = await start({ ...environment, DATA_DIR: directory });
    const after = Array.from({ length: CLIENTS }, () => create(server.keeper, body));
    answered.push(...(await Promise.all(after)));
    const stored = await numbersOf(server.keeper);
    expect(answered.filter((number) => !stored.includes(number))).toEqual([]);
    const expected = stored.map((_, index) => `QT-2573-${String(index + 1).padStart(5, '0')}`);
    expect(stored).toEqual(expected);
  });
});

async function start(environment: Record<string, string>) {
  const program = runProgram('serve-application.ts', { environment });
  const address = await program.line('listening on ');
  return { keeper: await signIn({ address }), kill: () => program.kill() };
}

/** Where more come than the server takes at once, they come again, as browsers do. */
async function create(keeper: SignedIn, body: object): Promise<string> {
  const answer = await keeper.call('POST', '/v1/quotations', { body });
  if (answer.status === 503) return create(keeper, body);
  return quotationRoutes.create.answers[201].parse(answer.body).data.quotation_number;
}

/** All numbers, in their order. */
async function numbersOf(keeper: SignedIn): Promise<string[]> {
  const numbers: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, page_size: 100, sort: 'quotation_number' } as const;
    const { data } = await keeper.ask(quotationRoutes.list, { query });
    numbers.push(...data.map(({ quotation_number }) => quotation_number));
    if (data.length < 100) return numbers;
  }
}
