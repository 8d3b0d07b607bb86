import { errorBody } from '#platform/contract/errors.ts';
import { successStatus } from '#platform/contract/route.ts';
import { callRoute } from './call-route.ts';
import { creatorFor } from './create-record.ts';
import { makeBody } from './make-body.ts';
import { bodyShape } from './read-record.ts';
import { nameOf, type SweptRoute } from './served-routes.ts';
import type { Problem } from './sweep-access.ts';
import { writesRecord } from './sweep-body-fields.ts';
import { headersOf, type SweptCompany } from './swept-company.ts';

/** Creates every record twice with the same body: where that is refused, a field says why. */
export async function sweepRepeated(
  routes: readonly SweptRoute[],
  company: SweptCompany,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const route of routes.filter(creates)) {
    const params = (await creatorFor(route)?.(company)) ?? {};
    const body = await makeBody(route, { company, params, stored: {} });
    const input = { params, body, headers: headersOf(company) };
    await callRoute(company.app, route, input);
    const again = await callRoute(company.app, route, input);
    if (again.status !== 400) continue;
    const { fields = [] } = errorBody.parse(again.body);
    const known = Object.keys(bodyShape(route));
    const isNamed = fields.some(({ path }) => known.includes(path.split('.')[0] ?? ''));
    if (!isNamed) problems.push(`${nameOf(route)} names no field that is taken`);
  }
  return problems;
}

function creates(route: SweptRoute): boolean {
  return route.method === 'POST' && successStatus(route) === 201 && writesRecord(route);
}
