import type { Pool } from 'pg';
import { seedCustomers } from '../customers/seed.ts';

export const QUOTATIONS = 100_000;
export const LINES_EACH = 10;
const CUSTOMERS = 2_000;
const EMPLOYEES = 40;
/** Longer statements would run into the time that one may take. */
const AT_ONCE = 10_000;
const WRITER = `'00000000-0000-7000-8000-000000000001'`;

export const customerId = (number: string) => idOf('4', number);
export const quotationId = (number: string) => idOf('5', number);

function idOf(kind: string, number: string): string {
  return `('00000000-0000-7000-8000-${kind}' || lpad(to_hex(${number}), 11, '0'))::uuid`;
}

/** Fills company 1 with quotations over three years, each with its lines; a third of them is still open. */
export async function seedQuotations(pool: Pool): Promise<void> {
  await pool.query(`
    insert into employees (company_id, id, first_name, last_name, first_name_th, last_name_th)
    select 1, 100000 + n, 'Somchai ' || n, 'Jaidee', 'สมชาย ' || n, 'ใจดี'
    from generate_series(1, ${EMPLOYEES}) n`);
  await seedCustomers(pool, { count: CUSTOMERS, idOf: customerId });
  for (let first = 0; first < QUOTATIONS; first += AT_ONCE) {
    await pool.query(insertQuotations(first, first + AT_ONCE - 1));
    await pool.query(insertItems(first, first + AT_ONCE - 1));
  }
  await pool.query('vacuum analyze');
}

const statuses = ['draft', 'sent', 'accepted', 'rejected', 'sent', 'accepted', 'cancelled'];

const insertQuotations = (first: number, last: number) => `
  insert into quotations (company_id, id, quotation_number, base_number, status, rejected_by, customer_id,
    customer_name, contact_name, quotation_date, valid_until, payment_terms, notes, prices_include_vat,
    discount_type, discount_value, withholding_tax_rate, tax_method, subtotal, line_discount_total,
    document_discount, taxable_base, exempt_amount, vat, total, withholding_tax, created_by, owner_id,
    search_text, sent_at, answered_at, status_at, created_at, updated_at)
  select 1, ${quotationId('n')}, number, number, status, case when status = 'rejected' then 'customer' end,
    ${customerId(`n % ${CUSTOMERS}`)}, name, 'คุณสมศรี', day, day + 30, 'เครดิต 30 วัน', '', false,
    'percentage', 0, 0, 'base', base, 0, 0, base, 0, base * 7 / 100, base * 107 / 100, 0, ${WRITER},
    100001 + n % ${EMPLOYEES}, lower(number) || ' ' || name || ' น้ำตาลทรายขาว ' || md5(n::text),
    made + interval '1 day', case when status in ('accepted', 'rejected') then made + n % 20 * interval '1 day' end,
    made, made, made
  from (
    select n, 'QT-' || 2566 + n % 4 || '-' || lpad(n::text, 6, '0') as number,
      'โรงงานน้ำตาลที่ ' || n % ${CUSTOMERS} || ' จำกัด' as name,
      (array['${statuses.join("', '")}'])[1 + n % ${statuses.length}] as status,
      now() - (n % 1095) * interval '1 day' - n * interval '1 second' as made,
      (now() - (n % 1095) * interval '1 day')::date as day, (n % 9000 + 1000) * 100::bigint as base
    from generate_series(${first}, ${last}) n
  ) numbered`;

const insertItems = (first: number, last: number) => `
  insert into quotation_items (company_id, id, quotation_id, display_order, item_type, item_name,
    description, quantity, unit, unit_price, discount_type, discount_value, tax_rate, is_optional)
  select 1, gen_random_uuid(), ${quotationId('n')}, line, 'product', 'น้ำตาลทรายขาว รายการที่ ' || line, '',
    1000, 'กก.', (n % 9000 + 1000) * 10, 'percentage', 0, 7, false
  from generate_series(${first}, ${last}) n, generate_series(1, ${LINES_EACH}) line`;
