import type { FastifyInstance } from 'fastify';
import { comparable } from '#platform/server/search/search-spelling.ts';
import type { createRun } from './run-statement.ts';

const columns = `c.id, c.customer_type, c.name, c.first_name, c.last_name, c.company_name, c.tax_id, c.branch,
  c.email, c.phone, c.website, c.credit_limit, c.payment_terms, c.status, c.address, c.subdistrict_id,
  c.district_id, c.province_id, c.postal_code, c.note, c.owner_id,
  (select e.first_name_th || ' ' || e.last_name_th from employees e
    where e.company_id = c.company_id and e.id = c.owner_id) as owner_name,
  (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'colour', t.colour)), '[]')
    from customers_tagged g join customer_tags t on t.company_id = g.company_id and t.id = g.tag_id
    where g.company_id = c.company_id and g.customer_id = c.id) as tags,
  c.created_at, c.updated_at, c.deleted_at, c.anonymised_at`;

const found = (words: number) =>
  ['c.company_id = $1', 'c.deleted_at is null']
    .concat(Array.from({ length: words }, (_, index) => `c.search_text like $${index + 2}`))
    .join(' and ');

const counted = (words: number, isExact: boolean) =>
  isExact
    ? `select count(*)::integer as total from customers c where ${found(words)}`
    : `select count(*)::integer as total from
        (select 1 from customers c where ${found(words)} limit 10001) capped`;

const create = `
  with c as (
    insert into customers (company_id, id, customer_type, name, first_name, last_name, company_name, tax_id,
      branch, email, phone, website, payment_terms, status, address, province_id, postal_code, note, search_text)
    values ($1, gen_random_uuid(), 'organization', $2, '', '', $2, '', $3, '', $4, '', $5, 'active', $6, $7, $8,
      '', $9)
    returning *
  ), history as (
    insert into event_log (company_id, user_id, request_id, name, entity, entity_id, after)
    select company_id, '00000000-0000-0000-0000-000000000000', '', 'customers.created', 'customer', id,
      to_jsonb(c) - 'search_text' from c
  ) select ${columns} from c`;

/** The columns in the export of the list, by name. */
export const exportedCustomers = `
  select c.customer_type, c.name, c.first_name, c.last_name, c.company_name, c.tax_id, c.branch, c.email, c.phone,
    c.website, c.credit_limit, c.payment_terms, c.status, c.address, c.subdistrict_id, c.district_id, c.province_id,
    c.postal_code, (select string_agg(t.name, ', ') from customers_tagged g
      join customer_tags t on t.company_id = g.company_id and t.id = g.tag_id
      where g.company_id = c.company_id and g.customer_id = c.id), c.note, c.created_at, c.updated_at,
    (select e.first_name_th || ' ' || e.last_name_th from employees e
      where e.company_id = c.company_id and e.id = c.owner_id)
  from customers c where c.company_id = 1 and c.deleted_at is null
  order by c.name collate "und-x-icu", c.id`;

interface CustomerBody {
  readonly company_name: string;
  readonly branch: string;
  readonly phone: string;
  readonly payment_terms: string;
  readonly address: string;
  readonly province_id: number;
  readonly postal_code: string;
}

/** Answers calls about customers with as little as that takes. */
export function serveCustomers(app: FastifyInstance, run: ReturnType<typeof createRun>): void {
  app.get<{ Params: { id: string } }>('/v1/customers/:id', async ({ params }) => {
    const one = `select ${columns} from customers c where c.company_id = $1 and c.id = $2`;
    const [customer] = await run('customer', one, [1, params.id]);
    return customer;
  });

  app.get<{ Querystring: { search?: string; count?: string } }>(
    '/v1/customers',
    async ({ query }) => {
      const words = (query.search ?? '').split(' ').filter(Boolean).map(spelled);
      const isExact = query.count === 'exact';
      // The search text determines the plan, so none is cached for searches.
      const nameOf = (statement: string) => (words.length === 0 ? statement : undefined);
      const values = [1, ...words.map((word) => `%${word}%`)];
      const page = `select ${columns} from customers c where ${found(words.length)}
        order by c.name collate "und-x-icu", c.id limit 20`;
      const [data, [total]] = await Promise.all([
        run(nameOf('customers'), page, values),
        run(nameOf(`customers ${isExact}`), counted(words.length, isExact), values),
      ]);
      return { data, ...total, page: 1, page_size: 20 };
    },
  );

  app.post<{ Body: CustomerBody }>('/v1/customers', async ({ body }, reply) => {
    const { company_name, branch, phone, payment_terms, address, province_id, postal_code } = body;
    const name = comparable(company_name);
    const text = `${name} ${name.replaceAll(' ', '')} ${spelled(phone)}`;
    const fields = [branch, phone, payment_terms, address, province_id, postal_code];
    const [customer] = await run('create customer', create, [1, company_name, ...fields, text]);
    void reply.code(201);
    return customer;
  });
}

/** A word or a phone as the search text has it. */
function spelled(word: string): string {
  return /^0[\d-]+$/.test(word) ? word.replaceAll('-', '') : comparable(word);
}
