import { z } from 'zod';
import { errorBody } from '#platform/contract/errors.ts';
import { newId } from '#platform/server/ids.ts';
import { LARGEST_INTEGER } from '#platform/contract/ids.ts';
import type { Route } from '#platform/contract/route.ts';
import type { TestApp } from '../app.ts';
import { queryRows } from '../query-rows.ts';
import { callRoute, type Outcome } from './call-route.ts';
import { nameOf, type SweptRoute } from './served-routes.ts';
import { sharing } from './sharing.ts';
import { isOfCompany, type Problem } from './sweep-access.ts';
import { creatorFor } from './create-record.ts';
import { headersOf, type Params, type SweptCompany } from './swept-company.ts';

const UNKNOWN = 'unknown_field_of_the_sweep';

/** Writes that take any object on purpose, with the reason. */
export const takesAnything: Readonly<Record<string, string>> = {
  'POST /v1/agents/validate': 'what is wrong with the object is its answer',
  'POST /api/demo/workflow': 'plays a workflow that reads what it knows',
  'POST /api/notification-webhooks/sms/:company_id/:secret': 'gateways send what they like',
  'POST /api/notification-webhooks/line/:company_id': 'LINE adds fields as it likes',
};

/** Sends each write a field that its contract does not know. */
export async function sweepUnknownFields(
  app: TestApp,
  routes: readonly Route[],
  company: SweptCompany,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const route of routes) {
    if (route.body === undefined || nameOf(route) in takesAnything) continue;
    const { status, body } = await callRoute(app, route, {
      headers: headersOf(company),
      body: { [UNKNOWN]: 1 },
    });
    const refusal = errorBody.safeParse(body);
    const named = refusal.success && refusal.data.fields?.some(({ path }) => path === UNKNOWN);
    if (status !== 400 || named !== true) {
      problems.push(`${nameOf(route)} answers ${status} to a field that it does not know`);
    }
  }
  return problems;
}

/** Calls each route as somebody with permission, on an existing record: it must answer as its contract says. */
export async function sweepAnswers(
  app: TestApp,
  routes: readonly SweptRoute[],
  company: SweptCompany,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const shared = sharing<Params>();
  for (const route of routes.filter(isOfCompany)) {
    const params = async () => {
      const create = creatorFor(route) ?? (async () => ({}));
      return route.method === 'GET' ? shared(create, company) : create(company);
    };
    const requestId = newId();
    const headers = { ...headersOf(company), 'x-request-id': requestId };
    const input = async () => ({ params: await params(), headers });
    const objections = await input()
      .then(async (given) => {
        const outcome = await callRoute(app, route, given);
        const isRecorded = await hasEvent(app, requestId);
        return [objectionTo(route, outcome), traceObjection(route, outcome, isRecorded)];
      })
      .catch((error: unknown) => [String(error)]);
    for (const objection of objections) {
      if (objection !== undefined) problems.push(`${nameOf(route)} ${objection}`);
    }
  }
  return problems;
}

function objectionTo(route: SweptRoute, { status, body }: Outcome): string | undefined {
  const schema = status < 400 ? route.answers[status] : errorBody;
  if (schema === undefined || status >= 500) return `answers ${status}, which it does not declare`;
  return isJson(route, status) && !schema.safeParse(body).success
    ? `answers ${status} in another shape than it declares`
    : undefined;
}

/** Calls that leave nothing in the history on purpose, by what they have in common. */
const unrecorded: Readonly<Record<string, RegExp>> = {
  'only looks or asks':
    /(?:ask|retrieve|validate|check|check-webhook|check-duplicate|check-unique|check\/:code)$/,
  'only checks the file unless asked to import it': /\/(?:customers|employees|products)\/import$/,
  'is recorded when the file is fetched': /ticket$/,
  "is the person's own": /^\/v1\/(?:inbox\/|views\/:id\/default|air\/activity-logs)|\/follow$/,
  'finds nothing to do with these records':
    /(?:^\/api\/agents\/:id\/active|webhook-secret|customers\/:id\/restore|customers\/bulk|quotations\/status|contracts\/bulk-status|bulk-verify|checklist|rows\/:row|accept|score|paste|cancel|reactivate|changes|deletions|remove-otp|unblock-codes)$/,
  'only reads a file in another way': /imports\/:id\/headings$/,
  'begins work that is recorded at its end': /(?:refresh|sources\/:id\/read)$/,
};

async function hasEvent(app: TestApp, requestId: string): Promise<boolean> {
  const found = await queryRows(app, 'select from event_log where request_id = $1 limit 1', [
    requestId,
  ]);
  return found.length > 0;
}

/** What a call that changes something says of itself in the history. */
function traceObjection(route: Route, { status }: Outcome, isRecorded: boolean) {
  const isExpected = Object.values(unrecorded).some((paths) => paths.test(route.path));
  const mayBeSilent = route.method === 'GET' || status >= 400 || isExpected;
  return mayBeSilent || isRecorded ? undefined : 'leaves nothing in the history';
}

const anySchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  maximum: z.number().optional(),
  type: z.unknown(),
  maxItems: z.number().optional(),
});

/** Numbers of columns of the type `bigint`, which PostgreSQL counts up. */
const storedInEightBytes = new Set(['before']);

/** Finds numbers in requests that a column of the type `integer` could not store. */
export function sweepNumbers(routes: readonly Route[]): Problem[] {
  return routes.flatMap((route) =>
    [route.params, route.query, route.body].flatMap((schema) =>
      schema === undefined
        ? []
        : unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).map(
            (name) => `${nameOf(route)} takes any number as ${name}`,
          ),
    ),
  );
}

function unbounded(schema: unknown, name = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((inner) => unbounded(inner, name));
  const found = anySchema.safeParse(schema);
  if (!found.success) return [];
  const { properties = {}, maximum = 0, ...others } = found.data;
  const inside = Object.entries(properties).flatMap(([inner, it]) => unbounded(it, inner));
  const beside = Object.values(others).flatMap((inner) => unbounded(inner, name));
  const isTooLarge = maximum > LARGEST_INTEGER && !storedInEightBytes.has(name);
  return [...inside, ...beside, ...(isTooLarge ? [name] : [])];
}

/** What has a limit that a schema cannot say, with it. */
const limitedOtherwise: Readonly<Record<string, string>> = {
  'PUT /v1/feature-development/checklist-templates/:stage rows': 'limited over all tables',
  'PUT /v1/sows/:id/checklist rows': 'limited over all tables',
  'PUT /v1/sows/:id/checklist cells': 'as many as the table has headers',
};

/** Finds lists in requests that may have any number of entries, before and after they are read. */
export function sweepLengths(routes: readonly Route[]): Problem[] {
  return routes.flatMap((route) =>
    [route.query, route.body].flatMap((schema) => {
      if (schema === undefined) return [];
      const [typed = [], read = []] = (['input', 'output'] as const).map((io) =>
        endless(z.toJSONSchema(schema, { io, unrepresentable: 'any' })),
      );
      return typed
        .filter((name) => read.includes(name) && !(`${nameOf(route)} ${name}` in limitedOtherwise))
        .map((name) => `${nameOf(route)} takes any number of ${name}`);
    }),
  );
}

function endless(schema: unknown, name = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((inner) => endless(inner, name));
  const found = anySchema.safeParse(schema);
  if (!found.success) return [];
  const { properties = {}, type, maxItems, ...others } = found.data;
  const inside = Object.entries(properties).flatMap(([inner, it]) => endless(it, inner));
  const beside = Object.values(others).flatMap((inner) => endless(inner, name));
  const isEndless = type === 'array' && maxItems === undefined;
  return [...inside, ...beside, ...(isEndless ? [name] : [])];
}

/** What a call of a method answers when all goes well; those that create may be answered before they are done. */
const usualStatuses: Readonly<Record<Route['method'], readonly number[]>> = {
  GET: [200],
  POST: [200, 201, 202, 204, 207],
  PUT: [200, 204],
  PATCH: [200],
  DELETE: [200, 204],
};

/** Finds answers that clients do not expect of the method. */
export function sweepStatuses(routes: readonly Route[]): Problem[] {
  return routes.flatMap((route) =>
    Object.keys(route.answers)
      .filter((status) => !usualStatuses[route.method].includes(Number(status)))
      .map((status) => `${nameOf(route)} answers ${status}`),
  );
}

/** Finds routes without a summary. */
export function sweepSummaries(routes: readonly Route[]): Problem[] {
  return routes
    .filter(({ summary, answers }) => summary.length < 5 || Object.keys(answers).length === 0)
    .map((route) => `${nameOf(route)} says nothing about itself`);
}

function isJson({ answersWith = 'json' }: Route, status: number): boolean {
  return status >= 400 || (answersWith === 'json' && status !== 204);
}
