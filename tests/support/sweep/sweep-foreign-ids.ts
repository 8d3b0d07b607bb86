import { setTimeout } from 'node:timers/promises';
import type { TestApp } from '../app.ts';
import { callRoute, type Input, type Outcome } from './call-route.ts';
import { idFieldsOf, randomId } from './example.ts';
import { nameOf, type SweptRoute } from './served-routes.ts';
import { sharing } from './sharing.ts';
import { isOfCompany, type Problem } from './sweep-access.ts';
import { creatorFor } from './create-record.ts';
import { finderFor } from './sweep-records.ts';
import { headersOf, type Params, type SweptCompany } from './swept-company.ts';
import { tableHashes } from './table-hashes.ts';

const SETTLE_MS = 20;

interface Companies {
  readonly own: SweptCompany;
  readonly foreign: SweptCompany;
}

/** What the attempts have in common, as none of them may change it. */
interface Common extends Companies {
  readonly record: ReturnType<typeof sharing<Params>>;
  readonly idOf: ReturnType<typeof sharing<string | number>>;
}

/**
 * Gives each route another company's ids, wherever it takes ids: it must answer as it does for ids that
 * nobody has, and nothing of the other company may change. All routes are called between two snapshots of
 * the other company's data; if these differ, halves of the routes are called again until the culprit is found.
 */
export async function sweepForeignIds(
  app: TestApp,
  routes: readonly SweptRoute[],
  companies: Companies,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const trials: Trial[] = [];
  const attempt = async (route: SweptRoute, step: () => Promise<void>) => {
    await step().catch((error: unknown) => problems.push(`${nameOf(route)}: ${String(error)}`));
  };
  const common: Common = { ...companies, record: sharing(), idOf: sharing() };
  for (const route of routes) {
    await attempt(route, async () => {
      trials.push(...(await tryPath(route, common)));
      trials.push(...(await tryFields(route, common)));
    });
  }
  const { foreign } = companies;
  const before = await settledHashes(app, foreign.id);
  for (const { route, comparisons } of trials) {
    await attempt(route, async () => {
      for (const comparison of comparisons) {
        problems.push(...(await compare(app, route, comparison)));
      }
    });
  }
  const changed = changes(before, await tableHashes(app, foreign.id));
  if (changed.length > 0 && routes.length > 1) {
    const middle = Math.ceil(routes.length / 2);
    const found = [
      ...(await sweepForeignIds(app, routes.slice(0, middle), companies)),
      ...(await sweepForeignIds(app, routes.slice(middle), companies)),
    ];
    return found.length > 0 ? found : [`the routes together changed ${changed.join(', ')}`];
  }
  problems.push(
    ...changed.map((table) => `${routes.map(nameOf).join()} changed ${table} of another company`),
  );
  for (const { route, theirs } of trials) {
    await attempt(route, async () => {
      if (theirs === undefined) return;
      const { status } = await callRoute(app, route, {
        params: theirs,
        headers: headersOf(foreign),
      });
      if ([401, 403, 404].includes(status)) {
        problems.push(`${nameOf(route)} answers ${status} to the company whose record it is`);
      }
    });
  }
  return problems;
}

/** The input of a route once its records have been made. */
interface Trial {
  readonly route: SweptRoute;
  readonly comparisons: readonly Comparison[];
  /** Address of the other company's record, which that company itself must reach in the end. */
  readonly theirs?: Params;
}

async function tryPath(route: SweptRoute, { own, foreign, record }: Common): Promise<Trial[]> {
  const create = creatorFor(route);
  if (create === undefined) return [];
  const mine = await record(create, own);
  // In the end its own company calls it, which also removes it.
  const theirs = route.method === 'GET' ? await record(create, foreign) : await create(foreign);
  // A version number does not show whose it is.
  const differing = Object.keys(theirs).filter((name) => theirs[name] !== mine[name]);
  const comparisons = subsetsOf(differing).map((names): Comparison => {
    const replaced = (idOf: (name: string) => unknown) => ({
      params: { ...mine, ...Object.fromEntries(names.map((name) => [name, idOf(name)])) },
      headers: headersOf(own),
    });
    const given = replaced((name) => theirs[name]);
    const random = replaced((name) =>
      randomId(typeof theirs[name] === 'number' ? 'integer' : 'uuid'),
    );
    return { given, random, missing: isOfCompany(route) };
  });
  return [{ route, comparisons, ...(isOfCompany(route) ? { theirs } : {}) }];
}

async function tryFields(
  route: SweptRoute,
  { own, foreign, record, idOf }: Common,
): Promise<Trial[]> {
  const places = [
    ...idFieldsOf(route.body).map((field) => ({ field, place: 'body' as const })),
    ...idFieldsOf(route.query).map((field) => ({ field, place: 'query' as const })),
  ];
  const trials: Trial[] = [];
  for (const { field, place } of places) {
    const find = finderFor(route, field.name);
    const create = creatorFor(route) ?? (async () => ({}));
    const params = route.method === 'GET' ? await record(create, own) : await create(own);
    const theirs = await idOf(find, foreign);
    const sent = (id: unknown): Input => ({
      params,
      headers: headersOf(own),
      [place]: { [field.name]: field.many ? [id] : id },
    });
    trials.push({
      route,
      comparisons: [{ given: sent(theirs), random: sent(randomId(field.kind)) }],
    });
  }
  return trials;
}

interface Comparison {
  readonly given: Input;
  readonly random: Input;
  /** Whether the only right answer is that there is no such record. */
  readonly missing?: boolean;
}

async function compare(
  app: TestApp,
  route: SweptRoute,
  { given, random, missing = false }: Comparison,
): Promise<Problem[]> {
  const [toForeign, toRandom] = [
    await callRoute(app, route, given),
    await callRoute(app, route, random),
  ];
  const [one, other] = [comparable(toForeign, given), comparable(toRandom, random)];
  const problems: Problem[] = [];
  if (one !== other)
    problems.push(`${nameOf(route)} distinguishes foreign from missing: ${one} but ${other}`);
  if (missing && toForeign.status !== 404) {
    problems.push(`${nameOf(route)} answers ${one} for another company's record`);
  }
  return problems;
}

/** The answer without what differs from call to call: the request id, and the ids in its input. */
function comparable({ status, body }: Outcome, { params, body: sent, query }: Input): string {
  let text = JSON.stringify(body);
  for (const value of Object.values({ ...params, ...sent, ...query }).flat()) {
    text = text.replaceAll(String(value), '<id>');
  }
  // What is new in every answer means nothing.
  for (const field of ['request_id', 'expires_at']) {
    text = text.replaceAll(new RegExp(`"${field}":"[^"]*"`, 'g'), `"${field}":"<${field}>"`);
  }
  return `${status} ${text.replaceAll(/ticket=[\w-]+/g, 'ticket=<ticket>')}`;
}

/** Background work of calls already answered, for example answering a question, ends first. */
async function settledHashes(app: TestApp, companyId: number): Promise<Record<string, string>> {
  for (let before = await tableHashes(app, companyId); ;) {
    await setTimeout(SETTLE_MS);
    const now = await tableHashes(app, companyId);
    if (Object.keys(now).every((table) => now[table] === before[table])) return now;
    before = now;
  }
}

function changes(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((table) => before[table] !== after[table]);
}

function subsetsOf(names: readonly string[]): string[][] {
  const all = names.reduce<string[][]>(
    (subsets, name) => [...subsets, ...subsets.map((subset) => [...subset, name])],
    [[]],
  );
  return all.filter(({ length }) => length > 0);
}
