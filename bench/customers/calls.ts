import type { Pool } from 'pg';
import { describe, inTurns, pick, type Action } from '../actions.ts';
import { compareExports } from '../export.ts';
import { compare, type Endurance } from '../load.ts';
import { addPeople, type People } from '../people.ts';
import { report, title } from '../report.ts';
import { openTestBed } from '../test-bed.ts';
import { seedCustomers } from './seed.ts';

const COUNT = 100_000;
/** More than are called in one turn. */
const CALLED = 20_000;

interface Settings extends Endurance {
  readonly embedded: boolean;
  /** Only actions whose name contains this. */
  readonly only?: string;
}

/** Calls about 100,000 customers, and their export, against their floor. */
export async function measureCustomerCalls(settings: Settings): Promise<void> {
  const { embedded, only = '', ...endurance } = settings;
  const bed = await openTestBed({ embedded });
  try {
    await seedCustomers(bed.pool, { count: COUNT, idOf: uuidOf });
    const people = await addPeople(bed.pool);
    const floor = await bed.startFloor();
    title(`Calls about ${COUNT} customers, 10 connections, ${bed.name}`);
    for (const action of await customerActions(bed.pool, people)) {
      if (!action.what.includes(only)) continue;
      const found = await compare({ floor, ours: bed.ours }, action.requests, endurance);
      report(...describe(action, found));
    }
    if (!'export'.includes(only)) return;
    title(`Export of ${COUNT} customers, ${bed.name}`);
    const [token] = people.next();
    await compareExports({
      ours: bed.ours,
      bare: floor,
      path: '/v1/customers',
      authorization: `Bearer ${token}`,
      rows: COUNT,
    });
  } finally {
    await bed.close();
  }
}

async function customerActions(pool: Pool, people: People): Promise<Action[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from customers where company_id = 1 order by id limit ${CALLED}`,
  );
  const get = (path: (index: number) => string) => async () =>
    inTurns(people, (index) => ({ method: 'GET', path: path(index) }));
  const searched = ['โรงงานน้ำตาลที่ 777', 'buyer4321@mill', '081-001-2345'];
  return [
    {
      what: 'get one',
      atLeast: 0.5,
      requests: get((index) => `/v1/customers/${pick(rows, index * 7).id}`),
    },
    { what: 'list, exact total', atLeast: 0.85, requests: get(() => '/v1/customers?count=exact') },
    { what: 'list, capped total', atLeast: 0.6, requests: get(() => '/v1/customers') },
    {
      what: 'search + total',
      atLeast: 0.8,
      requests: get((index) => {
        const text = encodeURIComponent(pick(searched, index));
        return `/v1/customers?count=exact&search=${text}`;
      }),
    },
    { what: 'create', atLeast: 0.45, requests: async () => inTurns(people, createRequest) },
  ];
}

/** An id of a number, in the form of those that are made by chance. */
const uuidOf = (number: string) =>
  `overlay(overlay(md5('customer ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

let created = 0;

function createRequest() {
  return {
    method: 'POST',
    path: '/v1/customers',
    setupRequest: (request: object) => {
      created += 1;
      const company_name = `ไร่อ้อยใหม่ที่ ${created} จำกัด`;
      const phone = `09${String(10_000_000 + created)}`;
      const body = JSON.stringify({
        customer_type: 'organization',
        company_name,
        phone,
        branch: '00000',
        address: '99 หมู่ 4',
        province_id: 40,
        postal_code: '40140',
        payment_terms: 'เครดิต 30 วัน',
      });
      return { ...request, body };
    },
  } as const;
}
