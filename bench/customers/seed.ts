import type { Pool } from 'pg';
import { comparable } from '#platform/server/search/search-spelling.ts';

const NAME = 'โรงงานน้ำตาลที่';
const COMPANY = 'จำกัด';
/** As searches have it. */
const SEARCHED = `'${comparable(NAME)} ' || n || ' ${comparable(COMPANY)}'`;

interface Seeding {
  readonly count: number;
  /** The id of a customer, as an expression of its number `n`, from 0. */
  readonly idOf: (number: string) => string;
}

/** Fills company 1 with organisations over three years, each with a phone, and every third with a tag. */
export async function seedCustomers(pool: Pool, { count, idOf }: Seeding): Promise<void> {
  await pool.query(`
    insert into customers (company_id, id, customer_type, name, first_name, last_name, company_name, tax_id,
      branch, email, phone, website, credit_limit, payment_terms, status, address, province_id, postal_code,
      note, search_text, created_at, updated_at)
    select 1, ${idOf('n')}, 'organization', name, '', '', name, '', '00000', 'buyer' || n || '@mill.example',
      '+66' || (810000000 + n), '', 5000000, 'เครดิต 30 วัน', 'active', '99 หมู่ 4', 40, '40140', '',
      ${SEARCHED} || ' ' || replace(${SEARCHED}, ' ', '') || ' buyer' || n || '@mill.example 0' || (810000000 + n),
      made, made
    from (
      select n, '${NAME} ' || n || ' ${COMPANY}' as name,
        now() - (n % 1095) * interval '1 day' - n * interval '1 second' as made
      from generate_series(0, ${count - 1}) n
    ) named`);
  await pool.query(`
    with tag as (
      insert into customer_tags (company_id, id, name, colour) values (1, gen_random_uuid(), 'รายใหญ่', 'blue')
      returning id
    )
    insert into customers_tagged (company_id, customer_id, tag_id)
    select 1, ${idOf('n')}, tag.id from tag, generate_series(0, ${count - 1}, 3) n`);
  await pool.query('vacuum analyze customers, customers_tagged');
}
