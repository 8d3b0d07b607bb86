import { z } from 'zod';
import { callRoute } from './call-route.ts';
import type { SweptRoute } from './served-routes.ts';
import { headersOf, type Params, type SweptCompany } from './swept-company.ts';

export const anyRecord = z.record(z.string(), z.unknown());
export type AnyRecord = z.output<typeof anyRecord>;

export interface Reading {
  readonly company: SweptCompany;
  /** Where records can be read. */
  readonly routes: readonly SweptRoute[];
  /** What writes the record. */
  readonly route: SweptRoute;
  readonly params: Params;
  /** The id of a record that was created. */
  readonly created?: string | number | undefined;
}

/**
 * Reads the record that a route writes: by itself, else in its list, else in the refusal of an outdated
 * change; undefined where it is shown nowhere.
 */
export async function readRecord(reading: Reading): Promise<AnyRecord | undefined> {
  const { route, company, routes, params, created } = reading;
  const isNew = created !== undefined && route.method === 'POST';
  const list = isNew ? route.path : route.path.replace(/\/[^/]+$/, '');
  const readers = routes.filter(({ method }) => method === 'GET');
  const headers = headersOf(company);
  const one = readers.find(({ path }) => (isNew ? isBelow(path, list) : path === route.path));
  if (one !== undefined) {
    const [, name = ''] = /:(\w+)$/.exec(one.path) ?? [];
    const address = isNew ? { ...params, [name]: created } : params;
    return recordIn((await callRoute(company.app, one, { params: address, headers })).body);
  }
  const all = readers.find(({ path }) => path === list);
  if (all !== undefined) {
    const { body } = await callRoute(company.app, all, { params, headers });
    const [name = '', value] = isNew ? ['id', created] : (Object.entries(params).at(-1) ?? []);
    const rows = rowsIn(body);
    if (rows !== undefined) return rows.find((row) => (row[name] ?? row['id']) === value);
    const parent = recordIn(body);
    return Object.keys(bodyShape(route)).some((field) => field in parent) ? parent : undefined;
  }
  return isNew ? undefined : readRefusal(reading);
}

/** The stored record, as the answer to an outdated change. */
async function readRefusal({ route, company, params }: Reading): Promise<AnyRecord | undefined> {
  const late: AnyRecord = { updated_at: '2000-01-01T00:00:00.000Z', version: 0 };
  const body = Object.fromEntries(
    Object.keys(bodyShape(route))
      .filter(isOfEditor)
      .map((name) => [name, late[name]]),
  );
  const answer = await callRoute(company.app, route, { params, headers: headersOf(company), body });
  return z.object({ current: anyRecord }).safeParse(answer.body).data?.current;
}

function isBelow(path: string, list: string): boolean {
  return path.startsWith(`${list}/:`) && !path.slice(list.length + 1).includes('/');
}

function rowsIn(body: unknown): AnyRecord[] | undefined {
  const rows = z.array(anyRecord);
  const { data } = z.union([rows, z.object({ data: rows })]).safeParse(body);
  return Array.isArray(data) ? data : data?.data;
}

export function recordIn(body: unknown): AnyRecord {
  const record = anyRecord.parse(body);
  return anyRecord.safeParse(record['data']).data ?? record;
}

/** The fields of a route's body. */
export function bodyShape({ body }: SweptRoute): Readonly<Record<string, z.core.$ZodType>> {
  return body instanceof z.ZodObject ? body.shape : {};
}

/** The version of a record that its editor saw. */
export function isOfEditor(name: string): boolean {
  return name === 'updated_at' || name === 'version';
}
