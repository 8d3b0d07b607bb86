import { createEmployee } from '#modules/directory/server/testing/employees.ts';
import { callRoute } from './call-route.ts';
import { idFieldsOf } from './example.ts';
import { makeBody } from './make-body.ts';
import { readRecord } from './read-record.ts';
import { nameOf, type SweptRoute } from './served-routes.ts';
import type { Problem } from './sweep-access.ts';
import { writesRecord } from './sweep-body-fields.ts';
import { creatorFor } from './create-record.ts';
import { headersOf, type SweptCompany } from './swept-company.ts';

interface Sweep {
  readonly company: SweptCompany;
  readonly routes: readonly SweptRoute[];
}

/** Names somebody who left in every field of a body that refers to an employee: each refuses it. */
export async function sweepDeparted(
  routes: readonly SweptRoute[],
  { company, routes: readers }: Sweep,
): Promise<Problem[]> {
  const left = await createEmployee(company.administrator);
  const path = `/v1/employees/${left}/deactivate`;
  const { status } = await company.administrator.call('POST', path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  const problems: Problem[] = [];
  for (const { route, name, many } of routes.flatMap(employeeFields)) {
    const params = (await creatorFor(route)?.(company)) ?? {};
    const reading = { route, company, routes: readers, params };
    const stored = (route.method === 'POST' ? undefined : await readRecord(reading)) ?? {};
    const body = await makeBody(route, { company, params, stored });
    const answer = await callRoute(company.app, route, {
      params,
      body: { ...body, [name]: many ? [left] : left },
      headers: headersOf(company),
    });
    if (answer.status === 400 && JSON.stringify(answer.body).includes(`"${name}`)) continue;
    problems.push(`${nameOf(route)} answers ${answer.status} to ${name} of somebody who left`);
  }
  return problems;
}

/** Ids of whole numbers are those of employees; companies have their own routes. */
export function employeeFields(route: SweptRoute) {
  if (!writesRecord(route)) return [];
  return idFieldsOf(route.body)
    .filter(({ kind }) => kind === 'integer')
    .map(({ name, many }) => ({ route, name, many }));
}
