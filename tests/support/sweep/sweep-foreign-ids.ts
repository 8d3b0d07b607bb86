import { setTimeout } from 'node:timers/promises';
import type { Route } from '#platform/contract/route.ts';
import type { TestApp } from '../app.ts';
import { callRoute, type Input, type Outcome } from './call-route.ts';
import { idFieldsOf, randomId } from './example.ts';
import { idsByField, recordsByPath, type SweptCompany } from './foreign-records.ts';
import { nameOf } from './served-routes.ts';
import { isOfCompany, type Problem } from './sweep-access.ts';
import { tableHashes } from './table-hashes.ts';

const SETTLE_MS = 20;

interface Companies {
  readonly own: SweptCompany;
  readonly foreign: SweptCompany;
}

/**
 * Gives each route another company's ids, wherever it takes ids: it must answer as it does for ids that
 * nobody has, and nothing of the other company may change.
 */
export async function sweepForeignIds(
  app: TestApp,
  routes: readonly Route[],
  companies: Companies,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const route of routes) {
    try {
      problems.push(...(await sweepPath(app, route, companies)));
      problems.push(...(await sweepFields(app, route, companies)));
    } catch (error) {
      problems.push(`${nameOf(route)}: ${String(error)}`);
    }
  }
  return problems;
}

async function sweepPath(app: TestApp, route: Route, { own, foreign }: Companies) {
  const path = recordPathOf(route);
  if (path === undefined) return [];
  const create = recordsByPath[path];
  if (create === undefined) {
    return [`${nameOf(route)}: tests/support/sweep/foreign-records.ts makes no ${path}`];
  }
  const [mine, theirs] = [await create(own), await create(foreign)];
  const problems: Problem[] = [];
  const before = await settledHashes(app, foreign.id);
  // The number of a version says nothing of whose it is.
  const telling = Object.keys(theirs).filter((name) => theirs[name] !== mine[name]);
  for (const names of subsetsOf(telling)) {
    const replaced = (idOf: (name: string) => unknown) => ({
      params: { ...mine, ...Object.fromEntries(names.map((name) => [name, idOf(name)])) },
      headers: headersOf(own),
    });
    const given = replaced((name) => theirs[name]);
    const random = replaced((name) =>
      randomId(typeof theirs[name] === 'number' ? 'integer' : 'uuid'),
    );
    problems.push(...(await compare(app, route, { given, random, missing: isOfCompany(route) })));
  }
  problems.push(...changes(route, before, await tableHashes(app, foreign.id)));
  if (isOfCompany(route)) {
    const { status } = await callRoute(app, route, { params: theirs, headers: headersOf(foreign) });
    if ([401, 403, 404].includes(status)) {
      problems.push(`${nameOf(route)} answers ${status} to the company whose record it is`);
    }
  }
  return problems;
}

async function sweepFields(app: TestApp, route: Route, { own, foreign }: Companies) {
  const problems: Problem[] = [];
  const places = [
    ...idFieldsOf(route.body).map((field) => ({ field, place: 'body' as const })),
    ...idFieldsOf(route.query).map((field) => ({ field, place: 'query' as const })),
  ];
  for (const { field, place } of places) {
    const find = idsByField[`${nameOf(route)} ${field.name}`] ?? idsByField[field.name];
    if (find === undefined) {
      problems.push(
        `${nameOf(route)}: tests/support/sweep/foreign-records.ts knows no ${field.name}`,
      );
      continue;
    }
    const path = recordPathOf(route);
    const params = path === undefined ? {} : await recordsByPath[path]?.(own);
    const theirs = await find(foreign);
    const before = await settledHashes(app, foreign.id);
    const sent = (id: unknown): Input => ({
      params,
      headers: headersOf(own),
      [place]: { [field.name]: field.many ? [id] : id },
    });
    problems.push(
      ...(await compare(app, route, { given: sent(theirs), random: sent(randomId(field.kind)) })),
      ...changes(route, before, await tableHashes(app, foreign.id)),
    );
  }
  return problems;
}

interface Comparison {
  readonly given: Input;
  readonly random: Input;
  /** Whether the only right answer is that there is no such record. */
  readonly missing?: boolean;
}

async function compare(
  app: TestApp,
  route: Route,
  { given, random, missing = false }: Comparison,
): Promise<Problem[]> {
  const [toForeign, toRandom] = [
    await callRoute(app, route, given),
    await callRoute(app, route, random),
  ];
  const [one, other] = [comparable(toForeign, given), comparable(toRandom, random)];
  const problems: Problem[] = [];
  if (one !== other)
    problems.push(`${nameOf(route)} tells foreign from missing: ${one} but ${other}`);
  if (missing && toForeign.status !== 404) {
    problems.push(`${nameOf(route)} answers ${one} for another company's record`);
  }
  return problems;
}

/** The answer without what differs from call to call: the id of the request, and the ids it was given. */
function comparable({ status, body }: Outcome, { params, body: sent, query }: Input): string {
  let text = JSON.stringify(body);
  for (const value of Object.values({ ...params, ...sent, ...query }).flat()) {
    text = text.replaceAll(String(value), '<id>');
  }
  // What is made anew for every answer tells nothing.
  for (const field of ['request_id', 'expires_at']) {
    text = text.replaceAll(new RegExp(`"${field}":"[^"]*"`, 'g'), `"${field}":"<${field}>"`);
  }
  return `${status} ${text.replaceAll(/ticket=[\w-]+/g, 'ticket=<ticket>')}`;
}

/** What goes on behind answers already given, such as answering a question, ends first. */
async function settledHashes(app: TestApp, companyId: number): Promise<Record<string, string>> {
  for (let before = await tableHashes(app, companyId); ;) {
    await setTimeout(SETTLE_MS);
    const now = await tableHashes(app, companyId);
    if (Object.keys(now).every((table) => now[table] === before[table])) return now;
    before = now;
  }
}

function changes(route: Route, before: Record<string, string>, after: Record<string, string>) {
  return Object.keys(after)
    .filter((table) => before[table] !== after[table])
    .map((table) => `${nameOf(route)} changed ${table} of another company`);
}

/** The path up to the id of the record it is about. */
function recordPathOf({ path, params }: Route): string | undefined {
  const names = Object.keys(params?.shape ?? {});
  const last = [...path.matchAll(/:(\w+)/g)].findLast(([, name = '']) => names.includes(name));
  return last === undefined ? undefined : path.slice(0, last.index + last[0].length);
}

function subsetsOf(names: readonly string[]): string[][] {
  const all = names.reduce<string[][]>(
    (subsets, name) => [...subsets, ...subsets.map((subset) => [...subset, name])],
    [[]],
  );
  return all.filter(({ length }) => length > 0);
}

function headersOf({ id, administrator }: SweptCompany): Record<string, string> {
  return { authorization: `Bearer ${administrator.jwt}`, 'x-company-id': String(id) };
}
