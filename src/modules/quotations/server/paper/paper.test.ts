import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { createCustomer } from '#modules/customers/server/testing/customers.ts';
import {
  changeSettingsRoute,
  firstSettings,
  getSettingsRoute,
} from '#modules/quotations/contract/quotation-settings.ts';
import type { itemInput } from '#modules/quotations/contract/quotation-items.ts';
import { fieldsTh } from '#modules/quotations/i18n/fields.th.ts';
import { paperTh } from '#modules/quotations/i18n/paper.th.ts';
import { amountInWords } from '#platform/contract/texts/amount-in-words.ts';
import { readPdf } from '#platform/server/pdf/testing/read-pdf.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { begin } from '#tests/support/send.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { computeExactly } from '../testing/exact-totals.ts';
import { aLine, createQuotation } from '../testing/quotations.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app);
});
afterAll(() => app.close());

async function bytesOf(path: string): Promise<Buffer> {
  const headers = {
    authorization: `Bearer ${keeper.jwt}`,
    'x-company-id': String(keeper.companyId),
    'accept-language': 'th',
  };
  const { statusCode, body } = await begin(app, { method: 'GET', path, headers });
  const bytes = Buffer.from(await body.arrayBuffer());
  expect([statusCode, statusCode === 200 ? '' : bytes.toString()]).toEqual([200, '']);
  return bytes;
}

const pagesOf = async (id: string, query = 'language=th') =>
  (await readPdf(await bytesOf(`/v1/quotations/${id}/export-pdf?${query}`))).map(bare);

/** Without white space, which a PDF has only as gaps, and the marks where lines may break. */
const bare = (text: string) => normaliseText(text).replaceAll(/[\s\u200B]/g, '');

const baht = (satang: bigint) => Number(satang) / 100;
const written = (satang: bigint) =>
  baht(satang).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const table = z.array(z.array(z.unknown()));

const money = (most: number) => fc.integer({ min: 0, max: most }).map((satang) => satang / 100);

const anItem: fc.Arbitrary<z.input<typeof itemInput>> = fc.record({
  item_name: fc.constant('น้ำตาล'),
  unit: fc.constant('กก.'),
  item_type: fc.constantFrom('product', 'product', 'product', 'note'),
  quantity: fc.integer({ min: 1, max: 200_000 }).map((thousandths) => thousandths / 1_000),
  unit_price: money(9_999_999),
  discount_type: fc.constant('percentage'),
  discount_value: fc.oneof(fc.constant(0), money(10_000)),
  tax_rate: fc.constantFrom(7, 7, 0),
  is_optional: fc.constantFrom(false, false, false, true),
});

const aQuotation = fc.record({
  items: fc.array(anItem, { minLength: 1, maxLength: 8 }),
  discount_type: fc.constant('percentage' as const),
  discount_value: fc.oneof(fc.constant(0), money(10_000)),
  prices_include_vat: fc.boolean(),
  withholding_tax_rate: fc.constantFrom(0, 1, 2.5, 3),
});

async function taxBy(tax_method: 'base' | 'line') {
  const { data } = await keeper.ask(getSettingsRoute, {});
  const body = { ...firstSettings, updated_at: data.updated_at, tax_method };
  await keeper.ask(changeSettingsRoute, { body });
}

it('the answer, both files and the PDF say the total that exact fractions give', async () => {
  const { id: customer_id } = await createCustomer(keeper);
  const exact = new Map<string, ReturnType<typeof computeExactly>>();
  for (const tax_method of ['base', 'line'] as const) {
    await taxBy(tax_method);
    for (const { items, ...head } of fc.sample(aQuotation, 6)) {
      const body = { ...head, customer_id, items: [aLine, ...items] };
      const quotation = await createQuotation(keeper, body);
      const totals = computeExactly({ ...quotation, tax_method });
      expect(quotation).toMatchObject(
        Object.fromEntries(Object.entries(totals).map(([name, satang]) => [name, baht(satang)])),
      );
      const page = (await pagesOf(quotation.id)).join('');
      expect(page).toContain(bare(`${paperTh.total} ${written(totals.total)}`));
      expect(page).toContain(bare(`(${amountInWords(Number(totals.total), 'th')})`));
      exact.set(quotation.quotation_number, totals);
    }
  }
  const filter = `content=quotations&customer_id=${customer_id}`;
  const csv = table.parse(
    parse(await bytesOf(`/v1/quotations/export?format=csv&${filter}`), { bom: true }),
  );
  const xlsx = await readXlsx(await bytesOf(`/v1/quotations/export?format=excel&${filter}`));
  const expected = new Map([...exact].map(([number, { total }]) => [number, baht(total)]));
  for (const [headings = [], ...lines] of [csv, table.parse(xlsx.sheets[0]?.rows)]) {
    const place = (field: keyof typeof fieldsTh) => headings.indexOf(fieldsTh[field]);
    const found = lines.map((line) => {
      return [String(line[place('quotation_number')]), Number(line[place('total')])] as const;
    });
    expect(new Map(found)).toEqual(expected);
  }
});

it('what people write is printed as they wrote it, whatever Typst makes of it elsewhere', async () => {
  const hostile =
    '#panic("x") *bold* _it_ $x^2$ \\ "quoted" `raw` <label> @name [y] {z} // = - + ~ \' ${1}';
  const { id: customer_id } = await createCustomer(keeper, {
    customer_type: 'organization',
    company_name: `${hostile} จำกัด`,
  });
  const { id } = await createQuotation(keeper, {
    customer_id,
    contact_name: '#eval("1")',
    notes: `#read("/etc/passwd")\n${hostile}`,
    payment_terms: '#set page(width: 1pt)',
    items: [
      { item_type: 'section', item_name: `= ${hostile}` },
      { ...aLine, item_name: hostile, description: `#include "x.typ"`, unit: '#q' },
      { item_type: 'note', item_name: '#import "@preview/x:1.0.0"' },
    ],
  });
  for (const query of ['language=th', 'language=both&design=modern']) {
    const text = (await pagesOf(id, query)).join('');
    for (const said of [
      `${hostile} จำกัด`,
      '#eval("1")',
      '#read("/etc/passwd")',
      '#set page(width: 1pt)',
      `= ${hostile}`,
      '#include "x.typ"',
      '#import "@preview/x:1.0.0"',
    ]) {
      expect(text).toContain(bare(said));
    }
  }
});

it('500 lines fill many pages: each has the head of the table and how far the sum is', async () => {
  const items = Array.from({ length: 500 }, (_, place) => ({
    ...aLine,
    item_name: `ปั้นน้ำเชื่อมที่ ${place + 1} ก๋วยเตี๋ยวกั๊ก`,
    quantity: 1,
    unit_price: 1.25,
  }));
  const { id } = await createQuotation(keeper, { items });
  const pages = await pagesOf(id);
  expect(pages.length).toBeGreaterThan(10);
  const text = pages.join('');
  for (const { item_name } of items) expect(text).toContain(bare(item_name));
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`${index + 1}/${pages.length}`);
    const last = [...page.matchAll(/ปั้นน้ำเชื่อมที่(\d+)ก๋วยเตี๋ยวกั๊ก/g)].at(-1)?.[1];
    if (last === undefined) continue;
    expect(page).toContain(bare(fieldsTh.unit_price));
    const label = last === '500' ? paperTh.lines_total : paperTh.carried_forward;
    expect(page).toContain(bare(`${label} ${written(BigInt(Number(last) * 125))}`));
  }
});

it('whatever its length, nobody signs a page without the total', async () => {
  const { customer_id } = await createQuotation(keeper);
  for (let length = 14; length < 26; length += 1) {
    const items = Array.from({ length }, () => aLine);
    const { id } = await createQuotation(keeper, { customer_id, items });
    for (const design of ['classic', 'modern']) {
      const pages = await pagesOf(id, `language=th&design=${design}`);
      const signed = pages.filter((page) => page.includes(bare(paperTh.accepted_by)));
      expect(signed).toHaveLength(1);
      expect(signed.join(), `${length} lines, ${design}`).toContain(bare(paperTh.total));
    }
  }
});

it('a logo that is no picture is printed as none', async () => {
  const { id } = await createQuotation(keeper);
  for (const content of ['not a picture', '\u0089PNG\r\n\u001A\n broken']) {
    const logo = `data:image/png;base64,${Buffer.from(content, 'latin1').toString('base64')}`;
    await queryRows(app, 'update companies set logo = $1 where id = 1', [logo]);
    expect((await pagesOf(id)).join('')).toContain(bare(paperTh.title));
  }
  await queryRows(app, 'update companies set logo = null where id = 1', []);
});
