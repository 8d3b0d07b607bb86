import { isDeepStrictEqual } from 'node:util';
import { callRoute } from './call-route.ts';
import {
  bodyShape,
  isOfEditor,
  readRecord,
  recordIn,
  type AnyRecord,
  type Reading,
} from './read-record.ts';
import { nameOf, type SweptRoute } from './served-routes.ts';
import type { Problem } from './sweep-access.ts';
import { makeBody } from './make-body.ts';
import { writesRecord } from './sweep-body-fields.ts';
import { creatorFor } from './create-record.ts';
import { headersOf } from './swept-company.ts';

/**
 * Changes every record with one field of its body left out after another: that is refused, or what the
 * field says stays as it was. Defaults of a new record that slip into a change are found here.
 */
export async function sweepOmittedFields(
  routes: readonly SweptRoute[],
  sweep: Pick<Reading, 'company' | 'routes'>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const route of routes.filter((each) => each.method !== 'POST' && writesRecord(each))) {
    const names = Object.keys(bodyShape(route)).filter((name) => !isOfEditor(name));
    for (const name of names) {
      if (await isCleared(route, { ...sweep, name })) {
        problems.push(
          `${nameOf(route)} answers that ${name} is something else when it is left out`,
        );
      }
    }
  }
  return problems;
}

interface Omission extends Pick<Reading, 'company' | 'routes'> {
  readonly name: string;
}

async function isCleared(route: SweptRoute, { company, routes, name }: Omission): Promise<boolean> {
  const params = (await creatorFor(route)?.(company)) ?? {};
  const reading = { route, company, routes, params };
  const headers = headersOf(company);
  const send = async (body: AnyRecord) => callRoute(company.app, route, { params, body, headers });
  const full = await makeBody(route, {
    company,
    params,
    stored: (await readRecord(reading)) ?? {},
  });
  const written = recordIn((await send(full)).body);
  const stored = (await readRecord(reading)) ?? written;
  const editor = Object.fromEntries(
    Object.keys(full)
      .filter(isOfEditor)
      .map((each) => [each, stored[each]]),
  );
  const { status, body } = await send({ ...full, ...editor, [name]: undefined });
  if (status >= 400) return false;
  return name in stored && !isDeepStrictEqual(recordIn(body)[name], stored[name]);
}
