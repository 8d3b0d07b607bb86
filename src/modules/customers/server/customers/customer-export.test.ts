import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerExport } from '#modules/customers/contract/customers.ts';
import { putOnTagRoute } from '#modules/customers/contract/tags.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { MOST_PRINTED } from '#platform/contract/export.ts';
import { readPdf } from '#platform/server/pdf/testing/read-pdf.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createCustomer } from '../testing/customers.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const bare = (text: string) => normaliseText(text).replaceAll(/\s/g, '');

it('the list is a PDF as it is filtered, with the company, the page and the Thai year', async () => {
  await createCustomer(keeper, {
    customer_type: 'organization',
    company_name: 'บริษัท น้ำตาลที่ดี #1 จำกัด',
    email: 'purchasing.department@subsidiary.example',
    phone: '081-234-5678',
    credit_limit: 150_000.5,
  });
  await createCustomer(keeper, { first_name: 'คนอื่น' });
  const ticket = await keeper.ask(customerExport.ticket, {
    body: { format: 'pdf', customer_type: 'organization' },
  });
  const file = await app.http.inject({ url: ticket.url });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = await readPdf(file.rawPayload);
  const text = bare(pages.join(''));
  for (const part of [
    'บริษัท น้ำตาลที่ดี #1 จำกัด',
    'purchasing.department@subsidiary.example',
    '081-234-5678',
    '150,000.50',
    'หน้า 1 จาก 1',
    'ลูกค้า',
    String(new Date().getFullYear() + 543),
  ]) {
    expect(text).toContain(bare(part));
  }
  expect(text).not.toContain(bare('คนอื่น'));
});

it('a file has the names of the tags of each customer in Thai order, or nothing where there are none', async () => {
  const { id } = await createCustomer(keeper, { first_name: 'มีป้าย' });
  await createCustomer(keeper, { first_name: 'ไม่มีป้าย' });
  for (const name of ['ไร่ใหญ่', 'ขายปลีก', 'เกษตรกร']) {
    await keeper.ask(putOnTagRoute, { params: { id }, body: { name } });
  }
  const ticket = await keeper.ask(customerExport.ticket, {
    body: { format: 'csv', search: 'มีป้าย' },
  });
  const file = await app.http.inject({ url: ticket.url });
  const rows: Record<string, string>[] = parse(file.payload, { columns: true, bom: true });
  expect(rows.map((row) => [row['ชื่อ'], row['แท็ก']])).toEqual([
    ['มีป้าย', 'เกษตรกร, ขายปลีก, ไร่ใหญ่'],
    ['ไม่มีป้าย', ''],
  ]);
});

it('more rows than anybody reads on paper are refused at once, with the way out', async () => {
  const { pool } = app.context.connection;
  await pool.query(
    `insert into customers (company_id, id, customer_type, name, first_name, last_name, company_name,
       tax_id, branch, email, phone, website, payment_terms, status, address, postal_code, note, search_text)
     select 1, gen_random_uuid(), 'individual', 'ก', 'ก', 'ข', '', '', '', '', '', '', '', 'active', '', '', '', ''
     from generate_series(1, $1)`,
    [MOST_PRINTED],
  );
  const answer = await keeper.call('POST', '/v1/customers/export-ticket', {
    body: { format: 'pdf' },
  });
  expect(answer).toMatchObject({ status: 422, body: { code: 'too_long_for_pdf' } });
  expect(JSON.stringify(answer.body)).toContain('Excel');
  const direct = await keeper.call('POST', '/v1/customers/export', { body: { format: 'pdf' } });
  expect(direct.status).toBe(422);
});
