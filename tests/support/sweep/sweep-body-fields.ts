import { z } from 'zod';
import { successStatus } from '#platform/contract/route.ts';
import { callRoute } from './call-route.ts';
import { idFieldsOf } from './example.ts';
import { makeUp } from './made-up.ts';
import { nameOf, type SweptRoute } from './served-routes.ts';
import type { Problem } from './sweep-access.ts';
import { creatorFor, finderFor, reasonNotToRead, valueFor } from './sweep-records.ts';
import type { Params, SweptCompany, ValueContext } from './swept-company.ts';

const anyRecord = z.record(z.string(), z.unknown());
type AnyRecord = z.output<typeof anyRecord>;

interface Sweep {
  readonly company: SweptCompany;
  /** Where records can be read. */
  readonly routes: readonly SweptRoute[];
}

/**
 * Sends every field of every body that creates or changes a record, with a value that is not the stored
 * one, and reads each in the answer and where the record is read. What an insert, an update or an answer
 * forgets is found here.
 */
export async function sweepBodyFields(
  routes: readonly SweptRoute[],
  sweep: Sweep,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const route of routes.filter(writesRecord)) {
    const found = await sweepFields(route, sweep).catch((error: unknown) => [String(error)]);
    problems.push(...found.map((problem) => `${nameOf(route)}: ${problem}`));
  }
  return problems;
}

/** Whether a route answers with the record that its body writes. */
export function writesRecord(route: SweptRoute): boolean {
  const { method } = route;
  if (method !== 'PUT' && method !== 'PATCH' && (method !== 'POST' || successStatus(route) !== 201))
    return false;
  const answered = recordShape(route);
  return Object.keys(bodyShape(route)).some((name) => !isOfEditor(name) && name in answered);
}

/** What the editor of a record saw of it. */
function isOfEditor(name: string): boolean {
  return name === 'updated_at' || name === 'version';
}

function bodyShape({ body }: SweptRoute): Readonly<Record<string, z.core.$ZodType>> {
  return body instanceof z.ZodObject ? body.shape : {};
}

function recordShape(route: SweptRoute): object {
  const answer = route.answers[successStatus(route)];
  if (!(answer instanceof z.ZodObject)) return {};
  const inner: unknown = answer.shape['data'];
  return inner instanceof z.ZodObject ? inner.shape : answer.shape;
}

async function sweepFields(route: SweptRoute, { company, routes }: Sweep): Promise<string[]> {
  const params = (await creatorFor(route)?.(company)) ?? {};
  const reading = { route, company, routes, params };
  const stored = (route.method === 'POST' ? undefined : await readRecord(reading)) ?? {};
  const body = await makeBody(route, { company, params, stored });
  const headers = headersOf(company);
  const outcome = await callRoute(company.app, route, { params, body, headers });
  if (outcome.status !== successStatus(route)) {
    return [
      `answers ${outcome.status} to ${JSON.stringify(body)}: ${JSON.stringify(outcome.body)}`,
    ];
  }
  const answered = recordIn(outcome.body);
  const read = await readRecord({ ...reading, created: answered['id'] });
  const parsed = anyRecord.parse(route.body?.parse(body));
  return Object.keys(body)
    .filter((name) => !isOfEditor(name) && reasonNotToRead(route, name) === undefined)
    .flatMap((name) => {
      const sent = { name, values: [body[name], parsed[name]] };
      return [
        ...(shows(answered, sent) ? [] : [`the answer forgets ${name}`]),
        ...(read === undefined || shows(read, sent) ? [] : [`${name} is not stored`]),
      ];
    });
}

async function makeBody(route: SweptRoute, about: ValueContext): Promise<AnyRecord> {
  const ids = new Map(idFieldsOf(route.body).map((field) => [field.name, field]));
  const body: AnyRecord = {};
  for (const [name, schema] of Object.entries(bodyShape(route))) {
    const give = valueFor(route, name);
    const id = ids.get(name);
    if (give !== undefined) body[name] = await give(about);
    else if (isOfEditor(name)) body[name] = about.stored[name];
    else if (id === undefined) body[name] = makeUp(schema, about.stored[name] ?? defaultOf(schema));
    else {
      const found = await finderFor(route, name)(about.company);
      body[name] = id.many ? [found] : found;
    }
    if (body[name] === undefined && give === undefined && !isOfEditor(name)) {
      throw new Error(`no value is found for ${name}`);
    }
  }
  return body;
}

function defaultOf(schema: z.core.$ZodType): unknown {
  return z.core.safeParse(schema, undefined).data;
}

/** Whether a record has a value: under its name, or as the id of what is under the name without `_id`. */
function shows(record: AnyRecord, { name, values }: Sent): boolean {
  const stem = name.replace(/_ids?$/, '');
  const shown = [record[name], record[stem], record[`${stem}s`]];
  const forms = [...shown, ...shown.map((value) => idsIn(value, stem))];
  return forms.some((form) => values.some((value) => includes(form, value)));
}

/** Whether a value is what was sent, with whatever the server adds to it. */
function includes(shown: unknown, sent: unknown): boolean {
  if (Array.isArray(sent)) {
    return (
      Array.isArray(shown) &&
      shown.length === sent.length &&
      sent.every((each, index) => includes(shown[index], each))
    );
  }
  const [within, expected] = [anyRecord.safeParse(shown).data, anyRecord.safeParse(sent).data];
  if (within === undefined || expected === undefined) return shown === sent;
  return Object.entries(expected).every(([name, value]) => includes(within[name], value));
}

interface Sent {
  readonly name: string;
  /** As it was written, and as the schema reads it. */
  readonly values: readonly unknown[];
}

function idsIn(value: unknown, stem: string): unknown {
  if (Array.isArray(value)) return value.map((each) => idsIn(each, stem));
  const parsed = anyRecord.safeParse(value);
  return parsed.success ? (parsed.data['id'] ?? parsed.data[`${stem}_id`]) : undefined;
}

interface Reading extends Sweep {
  readonly route: SweptRoute;
  readonly params: Params;
  /** The id of a record that was created. */
  readonly created?: unknown;
}

/**
 * Reads the record that a route writes: by itself, else in the list that it is in, else in the refusal of a
 * change that comes too late; nothing where it is shown nowhere.
 */
async function readRecord(reading: Reading): Promise<AnyRecord | undefined> {
  const { route, company, routes, params, created } = reading;
  const isNew = created !== undefined && route.method === 'POST';
  const list = isNew ? route.path : route.path.replace(/\/[^/]+$/, '');
  const readers = routes.filter(({ method }) => method === 'GET');
  const headers = headersOf(company);
  const one = readers.find(({ path }) => (isNew ? isBelow(path, list) : path === route.path));
  if (one !== undefined) {
    const [, name = ''] = /:(\w+)$/.exec(one.path) ?? [];
    const address = isNew ? { ...params, [name]: String(created) } : params;
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

/** The stored record as a change that comes too late is answered. */
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

function recordIn(body: unknown): AnyRecord {
  const record = anyRecord.parse(body);
  return anyRecord.safeParse(record['data']).data ?? record;
}

function headersOf({ id, administrator }: SweptCompany): Record<string, string> {
  return { authorization: `Bearer ${administrator.jwt}`, 'x-company-id': String(id) };
}
