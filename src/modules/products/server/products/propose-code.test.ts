import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposeCodeRoute } from '#modules/products/contract/products.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createProduct, createUnit } from '../testing/products.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

it('proposes the next code of the series that most products belong to', async () => {
  const { id: unit_id } = await createUnit(keeper);
  const proposedAfter = async (...codes: string[]) => {
    for (const code of codes) await createProduct(keeper, { code, unit_id });
    return (await keeper.ask(proposeCodeRoute, {})).code;
  };
  expect(await proposedAfter()).toBe('P-0001');
  // Sizes and barcodes are no series.
  const sizes = ['SUG-50', 'SUG-1', '8850001000018', '8850001000025', '8850001000032'];
  expect(await proposedAfter(...sizes)).toBe('P-0001');
  expect(await proposedAfter('P-0001')).toBe('P-0002');
  expect(await proposedAfter('CANE008', 'CANE009', 'CANE003')).toBe('CANE010');
  expect(await proposedAfter('P-0099', 'P-0998', 'P-0999')).toBe('P-1000');
});
