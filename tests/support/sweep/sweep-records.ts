import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { idFieldsOf } from './example.ts';
import { nameOf, type SweptRoute } from './served-routes.ts';
import type { CreateRecord, FindId, GiveValue, SweepRecords } from './swept-company.ts';

const file = z.object({
  sweepRecords: z.custom<SweepRecords>((given) => typeof given === 'object'),
});

/** What each module gives to the sweeps, by folder. */
const given = new Map(
  await Promise.all(
    globSync('src/{platform,modules/*}/server/testing/sweep-records.ts').map(
      async (path): Promise<[string, SweepRecords]> => {
        const loaded: unknown = await import(resolve(path));
        return [path.split('/server/')[0] ?? '', file.parse(loaded).sweepRecords];
      },
    ),
  ),
);

const createByPath = new Map(
  [...given.values()].flatMap(({ paths }) => Object.entries<CreateRecord>(paths)),
);

/** How a module makes the record at a path, where it says so. */
export function givenCreator(path: string): CreateRecord | undefined {
  return createByPath.get(path);
}

/** What modules hand over although no route needs it. */
export function needlessRecords(routes: readonly SweptRoute[]): string[] {
  const paths = new Set(routes.map(recordPathOf));
  return [...given].flatMap(([home, records]) => {
    const own = routes.filter((route) => route.home === home);
    const names = new Set(own.flatMap((route) => idFieldNames(route)));
    return [
      ...Object.keys(records.paths).filter((path) => !paths.has(path)),
      ...Object.keys(records.fields).filter((name) => !names.has(name)),
    ].map((needless) => `${home}: ${needless}`);
  });
}

function idFieldNames(route: SweptRoute): string[] {
  const fields = [...idFieldsOf(route.body), ...idFieldsOf(route.query)];
  return fields.flatMap(({ name }) => [name, `${nameOf(route)} ${name}`]);
}

/** Finds an id for a field of a route. */
export function finderFor(route: SweptRoute, field: string): FindId {
  const find = namedIn(given.get(route.home)?.fields, route, field);
  if (find === undefined) throw new Error(`${fileOf(route)} finds no ${field}`);
  return find;
}

/** The value for a field of a body, where its module gives one. */
export function valueFor(route: SweptRoute, field: string): GiveValue | undefined {
  return namedIn(given.get(route.home)?.values, route, field);
}

/** Why a field of a body is not read back, where its module gives a reason. */
export function reasonNotToRead(route: SweptRoute, field: string): string | undefined {
  return namedIn(given.get(route.home)?.writeOnly, route, field);
}

function namedIn<Given>(
  all: Readonly<Record<string, Given>> | undefined,
  route: SweptRoute,
  field: string,
): Given | undefined {
  return all?.[`${nameOf(route)} ${field}`] ?? all?.[field];
}

function fileOf({ home }: SweptRoute): string {
  return `${home}/server/testing/sweep-records.ts`;
}

/** The path up to the id of the record it is about. */
export function recordPathOf({ path, params }: SweptRoute): string | undefined {
  const names = Object.keys(params?.shape ?? {});
  const last = [...path.matchAll(/:(\w+)/g)].findLast(([, name = '']) => names.includes(name));
  return last === undefined ? undefined : path.slice(0, last.index + last[0].length);
}
