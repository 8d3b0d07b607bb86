import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as routes from '#modules/feature-development/contract/exports.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createSop, createSow, createValueStream } from '../testing/tracking.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app));
});
afterAll(() => app.close());

const take = async (url: string) => {
  const answer = await fetch(app.address + url);
  return { type: answer.headers.get('content-type'), text: await answer.text() };
};

it('a list is exported as its filters and sorting show it, with all its rows', async () => {
  const { id: value_stream_id } = await createValueStream(keeper, { name: 'ส่งออก', tags: 'อ้อย' });
  const { id: sop_id } = await createSop(keeper, { name: 'รับอ้อย', value_stream_id });
  for (let place = 0; place < 12; place += 1) {
    await createSow(keeper, {
      sop_id,
      name: `=งาน ${place}`,
      current_stage: place,
      due_date: '2026-12-31',
    });
  }
  const sows = { format: 'csv', sop_id, phase: 'DEV', sort_by: 'current_stage' } as const;
  const { url } = await keeper.ask(routes.sowsExport.ticket, { body: sows });
  const [heading, ...lines] = (await take(url)).text.trimEnd().split('\r\n');
  expect(heading).toContain('Value Stream');
  // Stages 5 to 16 are in work or wait.
  expect(lines).toHaveLength(8);
  // A name is never a formula.
  expect(lines[0]).toMatch(/^'=งาน 11,ส่งออก,รับอ้อย,/);
  expect(lines[0]).toContain(',DEV พัฒนา,12. ');
  expect(lines[0]).toContain(',55%,');
  expect(lines[0]).toContain(',2026-12-31,');

  const sops = await keeper.ask(routes.sopsExport.ticket, {
    body: { format: 'csv', value_stream_id },
  });
  expect((await take(sops.url)).text).toContain('รับอ้อย,ส่งออก');
  const streams = { format: 'xlsx', search: 'ส่งออก' } as const;
  const sheet = await keeper.ask(routes.valueStreamsExport.ticket, { body: streams });
  const file = await fetch(app.address + sheet.url);
  expect(file.headers.get('content-type')).toContain('spreadsheetml');
  expect(file.headers.get('content-disposition')).toMatch(/filename="Value streams? [-\d]+\.xlsx"/);
  const rows = (await readXlsx(Buffer.from(await file.arrayBuffer()))).sheets[0]?.rows ?? [];
  expect(rows[0]).toContain('ความสำคัญ');
  expect(rows[1]).toContain(0.275);
});
