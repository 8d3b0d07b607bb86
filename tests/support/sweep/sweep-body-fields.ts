import { z } from 'zod';
import { successStatus } from '#platform/contract/route.ts';
import { callRoute } from './call-route.ts';
import { creatorFor } from './create-record.ts';
import { makeBody } from './make-body.ts';
import { nameOf, type SweptRoute } from './served-routes.ts';
import type { Problem } from './sweep-access.ts';
import {
  anyRecord,
  isOfEditor,
  readRecord,
  recordIn,
  type AnyRecord,
  type Reading,
} from './read-record.ts';
import { reasonNotToRead } from './sweep-records.ts';
import { headersOf } from './swept-company.ts';

const recordId = z.union([z.string(), z.number()]);

/**
 * Sends every field of every body that creates or changes a record, with a value that differs from the
 * stored one, and checks it in the answer and where the record is read. This finds what an insert, an
 * update or an answer forgets.
 */
export async function sweepBodyFields(
  routes: readonly SweptRoute[],
  sweep: Pick<Reading, 'company' | 'routes'>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const route of routes.filter(writesRecord)) {
    for (const body of bodiesOf(route)) {
      const found = await sweepFields({ ...route, body }, sweep).catch((error: unknown) => [
        String(error),
      ]);
      problems.push(...found.map((problem) => `${nameOf(route)}: ${problem}`));
    }
  }
  return problems;
}

/** Whether a route answers with the record that its body writes. */
export function writesRecord(route: SweptRoute): boolean {
  const { method } = route;
  if (method !== 'PUT' && method !== 'PATCH' && (method !== 'POST' || successStatus(route) !== 201))
    return false;
  const answered = recordShape(route);
  return bodiesOf(route)
    .flatMap(({ shape }) => Object.keys(shape))
    .some((name) => !isOfEditor(name) && name in answered);
}

/** The objects of a body: one, or several. */
function bodiesOf({ body }: Pick<SweptRoute, 'body'>): z.ZodObject[] {
  if (body instanceof z.ZodObject) return [body];
  if (!(body instanceof z.ZodUnion)) return [];
  return body.options.filter((option) => option instanceof z.ZodObject);
}

function recordShape(route: SweptRoute): object {
  const answer = route.answers[successStatus(route)];
  if (!(answer instanceof z.ZodObject)) return {};
  const inner: unknown = answer.shape['data'];
  return inner instanceof z.ZodObject ? inner.shape : answer.shape;
}

async function sweepFields(
  route: SweptRoute,
  { company, routes }: Pick<Reading, 'company' | 'routes'>,
): Promise<string[]> {
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
  const read = await readRecord({ ...reading, created: recordId.safeParse(answered['id']).data });
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

/** Whether a record has a value: under its name, or as the id of what is under the name without `_id`. */
function shows(record: AnyRecord, { name, values }: Sent): boolean {
  const stem = name.replace(/_ids?$/, '');
  const shown = [record[name], record[stem], record[`${stem}s`]];
  const forms = [...shown, ...shown.map((value) => idsIn(value, stem))];
  return forms.some((form) => values.some((value) => includes(form, value)));
}

/** Whether a value is what was sent, apart from what the server adds to it. */
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
  /** As it was written, and as the schema parses it. */
  readonly values: readonly unknown[];
}

function idsIn(value: unknown, stem: string): unknown {
  if (Array.isArray(value)) return value.map((each) => idsIn(each, stem));
  const parsed = anyRecord.safeParse(value);
  return parsed.success ? (parsed.data['id'] ?? parsed.data[`${stem}_id`]) : undefined;
}
