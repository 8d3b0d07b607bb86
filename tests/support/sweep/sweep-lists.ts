import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { send } from '../send.ts';
import { callRoute } from './call-route.ts';
import { idFieldsOf, randomId } from './example.ts';
import { isInOrder } from './in-order.ts';
import { anyRecord, type AnyRecord } from './read-record.ts';
import { nameOf, type SweptRoute } from './served-routes.ts';
import type { Problem } from './sweep-access.ts';
import { creatorFor } from './create-record.ts';
import { finderFor, rowValueFor } from './sweep-records.ts';
import { headersOf, type Params, type SweptCompany } from './swept-company.ts';

const page = z
  .object({
    data: z.array(anyRecord),
    total: z.number().optional(),
    meta: z.object({ pagination: z.object({ total: z.number() }) }).optional(),
  })
  .transform(({ data, total, meta }) => ({ data, total: total ?? meta?.pagination.total }));
const ticket = z.object({ url: z.string() });

/** Of the page, not of what is on it. */
const OF_THE_PAGE = new Set(['page', 'page_size', 'pageSize', 'limit', 'count', 'before', 'days']);
const OF_THE_ORDER = new Set(['sort', 'sort_by', 'sort_order', 'sort_desc']);
const LARGEST = 100;

interface List {
  readonly route: SweptRoute;
  readonly routes: readonly SweptRoute[];
  readonly company: SweptCompany;
  readonly params: Params;
  /** What a query must have. */
  readonly required: AnyRecord;
  /** Every row of it. */
  readonly rows: readonly AnyRecord[];
}

/**
 * Sends every filter and every order of every list, and compares the answer with the rows of the whole list.
 * It needs rows that differ, as the sweep of body fields leaves them.
 */
export async function sweepLists(
  routes: readonly SweptRoute[],
  company: SweptCompany,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const route of routes.filter(isList)) {
    const found = await sweepList(route, { routes, company }).catch((error: unknown) => [
      String(error),
    ]);
    problems.push(...found.map((problem) => `${nameOf(route)} ${problem}`));
  }
  return problems;
}

async function sweepList(
  route: SweptRoute,
  { routes, company }: Pick<List, 'routes' | 'company'>,
): Promise<string[]> {
  const params = (await creatorFor(route)?.(company)) ?? {};
  const required = await requiredOf(route, company);
  const rows = await readAll({ route, company, params, required }, {});
  const list = { route, routes, company, params, required, rows };
  return [...(await sweepPages(list)), ...(await sweepFilters(list)), ...(await sweepOrders(list))];
}

/** Whether a route answers with rows that its query chooses. */
export function isList(route: SweptRoute): boolean {
  const answer = route.answers[200];
  if (route.method !== 'GET' || !(answer instanceof z.ZodObject)) return false;
  const { data } = answer.shape;
  const names = Object.keys(queryOf(route));
  const isPaged = names.includes('page') || names.includes('limit');
  const chooses = isPaged && names.some((name) => !OF_THE_PAGE.has(name));
  return chooses && data instanceof z.ZodArray && data.element instanceof z.ZodObject;
}

async function requiredOf(route: SweptRoute, company: SweptCompany): Promise<AnyRecord> {
  const required: AnyRecord = {};
  for (const { name } of idFieldsOf(route.query)) {
    if (isRequired(route, name)) required[name] = await finderFor(route, name)(company);
  }
  return required;
}

function isRequired(route: SweptRoute, name: string): boolean {
  const schema = queryOf(route)[name];
  return schema !== undefined && !z.core.safeParse(schema, undefined).success;
}

type Call = Pick<List, 'route' | 'company' | 'params' | 'required'>;

async function readPage({ route, company, params, required }: Call, chosen: AnyRecord) {
  const headers = headersOf(company);
  const query = { ...required, ...chosen };
  const { status, body } = await callRoute(company.app, route, { params, query, headers });
  if (status !== 200) throw new Error(`answers ${status} ${JSON.stringify(body)}`);
  return page.parse(body);
}

async function readAll(call: Call, query: AnyRecord): Promise<AnyRecord[]> {
  const shape = queryOf(call.route);
  const size = sizeIn(shape);
  const rows: AnyRecord[] = [];
  for (let number = 1; ; number += 1) {
    const place = 'page' in shape ? { page: number } : {};
    const { data, total } = await readPage(call, { ...query, ...place, [size]: LARGEST });
    rows.push(...data);
    if (!('page' in shape) || data.length < LARGEST) {
      if (total !== undefined && total !== rows.length) {
        throw new Error(`counts ${total} of ${rows.length} ${JSON.stringify(query)}`);
      }
      return rows;
    }
  }
}

/** What the size of a page is called. */
function sizeIn(shape: object): string {
  return ['page_size', 'pageSize'].find((name) => name in shape) ?? 'limit';
}

/** Two small pages are the beginning of the whole. */
async function sweepPages({ rows, ...list }: List): Promise<string[]> {
  const shape = queryOf(list.route);
  if (!('page' in shape)) return [];
  const size = sizeIn(shape);
  const first = await readPage(list, { page: 1, [size]: 2 });
  const second = await readPage(list, { page: 2, [size]: 2 });
  const seen = [...first.data, ...second.data].map(identify);
  const expected = rows.slice(0, 4).map(identify);
  return seen.join() === expected.join() ? [] : [`has other rows on pages of two`];
}

async function sweepFilters(list: List): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(queryOf(list.route))) {
    if (OF_THE_PAGE.has(name) || OF_THE_ORDER.has(name) || name in list.required) continue;
    if (list.rows.length === 0 || isOfThePath(list.route, name)) continue;
    problems.push(...(await sweepChoices(list, name, schema)));
    const impossible = impossibleValue(list.route, name, schema);
    if (impossible === undefined) continue;
    const query = { [name]: impossible };
    const found = await readAll(list, query);
    if (found.length > 0) problems.push(`ignores ${name}=${JSON.stringify(impossible)}`);
    const exported = await countExported(list, query);
    if ((exported ?? 0) > 0)
      problems.push(`ignores ${name}=${JSON.stringify(impossible)} in its export`);
  }
  return problems;
}

/** Says of which company the code in the path is, so that another finds nothing to list. */
const isOfThePath = ({ params }: SweptRoute, name: string) =>
  name === 'company_id' && params !== undefined;

/** Every choice of a filter shows exactly the rows that have it, in the list and in its export. */
async function sweepChoices(list: List, name: string, schema: z.core.$ZodType) {
  const problems: string[] = [];
  const valueOf = rowValueFor(list.route, name) ?? ((row: AnyRecord) => valueIn(row, name));
  const isShown = list.rows.some((row) => valueOf(row) !== undefined);
  const stored = list.rows.map(valueOf).filter((value) => value !== undefined && value !== null);
  const isId = idFieldsOf(list.route.query).some((field) => field.name === name);
  const choices = isId ? [...new Set(stored)].slice(0, 3) : optionsOf(schema);
  let chosen = 0;
  for (const choice of choices) {
    const found = await readAll(list, { [name]: choice });
    if (found.length < list.rows.length) chosen += 1;
    const expected = list.rows.filter((row) => valueOf(row) === choice).map(identify);
    if (isShown && found.map(identify).toSorted().join() !== expected.toSorted().join()) {
      problems.push(
        `shows ${found.length} of ${expected.length} for ${name}=${JSON.stringify(choice)}`,
      );
    }
    const exported = await countExported(list, { [name]: choice });
    if (exported !== undefined && exported !== found.length) {
      problems.push(`exports ${exported} of ${found.length} for ${name}=${JSON.stringify(choice)}`);
    }
  }
  if (choices.length > 1 && chosen === 0) problems.push(`has no row that ${name} leaves out`);
  return problems;
}

async function countExported({ route, routes, company }: List, choices: AnyRecord) {
  const path = `${route.path}/export-ticket`;
  const exporting = routes.find((each) => each.path === path);
  if (exporting === undefined || route.params !== undefined) return undefined;
  const body = { format: 'csv', ...choices };
  const answer = await callRoute(company.app, exporting, { body, headers: headersOf(company) });
  if (answer.status !== 201) throw new Error(`is not exported: ${JSON.stringify(answer.body)}`);
  const { url } = ticket.parse(answer.body);
  const file = await send(company.app, { method: 'GET', path: url });
  return z.array(z.unknown()).parse(parse(String(file.body), { bom: true })).length - 1;
}

/** How a list is asked for either direction; the ways differ as the specification's do. */
function bothOrders(shape: object, key: string) {
  if (!('sort_by' in shape)) return [{ sort: key }, { sort: `-${key}` }] as const;
  return 'sort_desc' in shape
    ? ([
        { sort_by: key, sort_desc: 'false' },
        { sort_by: key, sort_desc: 'true' },
      ] as const)
    : ([
        { sort_by: key, sort_order: 'asc' },
        { sort_by: key, sort_order: 'desc' },
      ] as const);
}

async function sweepOrders(list: List): Promise<string[]> {
  const shape = queryOf(list.route);
  const keys = optionsOf(shape['sort_by'] ?? shape['sort']).map(String);
  const problems: string[] = [];
  for (const key of keys.filter((each) => !each.startsWith('-'))) {
    const valueOf = rowValueFor(list.route, `sort ${key}`) ?? ((row: AnyRecord) => row[key]);
    const [rising, falling] = bothOrders(shape, key);
    const values = (await readAll(list, rising)).map(valueOf);
    if (values.length < 2 && list.route.params !== undefined) continue;
    if (new Set(values).size < 2) problems.push(`has no two rows that differ in ${key}`);
    else if (!isInOrder(values, optionsOf(fieldOf(list.route, key))))
      problems.push(`is not sorted by ${key}`);
    const backwards = (await readAll(list, falling)).map(valueOf).toReversed();
    if (!isInOrder(backwards, optionsOf(fieldOf(list.route, key))))
      problems.push(`is not sorted by -${key}`);
  }
  return problems;
}

/** A value that no row has: one that an ignored filter would not notice. */
function impossibleValue(route: SweptRoute, name: string, schema: z.core.$ZodType): unknown {
  const id = idFieldsOf(route.query).find((field) => field.name === name);
  if (id !== undefined) return randomId(id.kind);
  if (optionsOf(schema).length > 0) return undefined;
  const days: Readonly<Record<string, string>> = { from: '2999-01-01', to: '2000-01-01' };
  return [days[name], randomId('uuid')].find(
    (value) => value !== undefined && z.core.safeParse(schema, value).success,
  );
}

/** Under its name, or as the id of what is under the name without `_id`. */
function valueIn(row: AnyRecord, name: string): unknown {
  if (name in row) return row[name];
  const stem = row[name.replace(/_id$/, '')];
  return anyRecord.safeParse(stem).data?.['id'];
}

function optionsOf(schema: z.core.$ZodType | undefined): readonly unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options;
  const wrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable;
  return wrapped ? optionsOf(schema.unwrap()) : [];
}

function queryOf({ query }: SweptRoute): Readonly<Record<string, z.core.$ZodType>> {
  return query instanceof z.ZodObject ? query.shape : {};
}

function fieldOf(route: SweptRoute, key: string): z.core.$ZodType | undefined {
  const answer = route.answers[200];
  const data: unknown = answer instanceof z.ZodObject ? answer.shape['data'] : undefined;
  const element = data instanceof z.ZodArray ? data.element : undefined;
  const field: unknown = element instanceof z.ZodObject ? element.shape[key] : undefined;
  return field instanceof z.ZodType ? field : undefined;
}

function identify(row: AnyRecord): string {
  return JSON.stringify(row['id'] ?? row['sequence'] ?? row);
}
