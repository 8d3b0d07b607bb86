import { successStatus } from '#platform/contract/route.ts';
import { callRoute } from './call-route.ts';
import { makeBody } from './make-body.ts';
import { recordIn } from './read-record.ts';
import { declaredRoutes, nameOf, type SweptRoute } from './served-routes.ts';
import { givenCreator, recordPathOf } from './sweep-records.ts';
import { headersOf, type CreateRecord } from './swept-company.ts';

const declared = await declaredRoutes();

/** How the record comes to be that a route is about; nothing where it is about none. */
export function creatorFor(route: SweptRoute): CreateRecord | undefined {
  const path = recordPathOf(route);
  if (path === undefined) return undefined;
  const create = givenCreator(path) ?? creatorByRoute(path);
  if (create === undefined) {
    throw new Error(`${route.home}/server/testing/sweep-records.ts makes no ${path}`);
  }
  return create;
}

/** Creates it with a made-up body, where `POST /v1/products` creates what is at `/v1/products/:id`. */
function creatorByRoute(path: string): CreateRecord | undefined {
  const [, parent] = /^([^:]+)\/:id$/.exec(path) ?? [];
  const route = declared.find((each) => each.method === 'POST' && each.path === parent);
  if (route?.body === undefined || successStatus(route) !== 201) return undefined;
  return async (company) => {
    const body = await makeBody(route, { company, params: {}, stored: {} });
    const answer = await callRoute(company.app, route, { headers: headersOf(company), body });
    const { id } = answer.status === 201 ? recordIn(answer.body) : {};
    if (typeof id === 'string' || typeof id === 'number') return { id };
    throw new Error(`${nameOf(route)} answers ${answer.status} to ${JSON.stringify(body)}`);
  };
}
