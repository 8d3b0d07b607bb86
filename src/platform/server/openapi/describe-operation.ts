import { z } from 'zod';
import { successStatus, type Route } from '#platform/contract/route.ts';
import { answersJson, isRepeatable } from '../http/repeatable.ts';
import { describeFailures } from './failures.ts';
import { answerHeaders } from './headers.ts';
import { operationId } from './operation-id.ts';
import { parametersOf } from './parameters.ts';
import type { JsonSchema, Schemas } from './schemas.ts';

const FIELDS = 'application/x-www-form-urlencoded';
const BINARY = { type: 'string', format: 'binary' };

interface Shared {
  /** Its path, as the name of the call is made of it. */
  readonly named: string;
  readonly tag: string;
  readonly schemas: Schemas;
  /** The failures that operations refer to; this one adds its own. */
  readonly failures: Record<string, object>;
}

/** One call as the document describes it. */
export function describeOperation(route: Route, { named, tag, schemas, failures }: Shared): object {
  const id = operationId({ method: route.method, path: named }, isList(route));
  return {
    operationId: id,
    summary: route.summary,
    description: describe(route),
    tags: [tag],
    ...(route.access === 'public' ? { security: [] } : {}),
    parameters: parametersOf(route, schemas),
    ...requestBodyOf(route, pascal(id), schemas),
    responses: {
      ...answersOf(route, pascal(id), schemas),
      ...describeFailures(route, pascal(id), failures),
    },
  };
}

const OPEN_ACCESS: ReadonlyMap<string, string> = new Map([
  ['public', 'Anyone may call it.'],
  ['person', 'Anyone who is signed in may call it, for their own account.'],
  ['member', 'Every member of the company may call it.'],
]);

function describe(route: Route): string {
  const needed = OPEN_ACCESS.get(route.access) ?? `Needs the permission \`${route.access}\`.`;
  return [route.description ?? `${route.summary}.`, needed].join('\n\n');
}

function requestBodyOf(
  { body, form, webhook }: Route,
  name: string,
  schemas: Schemas,
): { requestBody?: object } {
  if (form !== undefined) {
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: describeForm(form, schemas) } },
      },
    };
  }
  if (body === undefined) return {};
  const schema = schemas.reference(body, 'input', `${name}Body`);
  const media = webhook ? ['application/json', FIELDS] : ['application/json'];
  const content = Object.fromEntries(media.map((medium) => [medium, { schema }]));
  return { requestBody: { required: true, content } };
}

function describeForm(
  { file, otherFiles = [], most, bytes, fields }: NonNullable<Route['form']>,
  schemas: Schemas,
): JsonSchema {
  const others = fields === undefined ? undefined : schemas.fields(fields);
  const megabytes = Math.floor(bytes / 1_000_000);
  const one = { ...BINARY, description: `At most ${megabytes} MB.` };
  const files = most === 1 ? one : { type: 'array', items: one, minItems: 1, maxItems: most };
  const names = [file, ...otherFiles];
  // Of several files each may be left out.
  const required = otherFiles.length === 0 ? names : [];
  return {
    type: 'object',
    properties: {
      ...others?.properties,
      ...Object.fromEntries(names.map((name) => [name, files])),
    },
    required: [...(others?.required ?? []), ...required],
  };
}

function answersOf(route: Route, name: string, schemas: Schemas): Record<string, object> {
  const first = successStatus(route);
  return Object.fromEntries(
    Object.entries(route.answers).map(([status, schema]) => [
      status,
      {
        description:
          Number(status) === first
            ? `${route.summary}.`
            : 'Done in part; the answer says what was refused.',
        headers: answerHeaders(Number(status), isRepeatable(route)),
        ...contentOf(route, schema, { name, schemas }),
      },
    ]),
  );
}

function contentOf(
  route: Route,
  schema: z.ZodType,
  { name, schemas }: { name: string; schemas: Schemas },
): { content?: object } {
  if (schema instanceof z.ZodUndefined) return {};
  if (route.answersWith === 'event-stream') {
    return { content: { 'text/event-stream': { schema: { type: 'string' } } } };
  }
  if (!answersJson(route)) return { content: { '*/*': { schema: BINARY } } };
  const described = schemas.reference(
    schema,
    'output',
    answerName(schema, schemas) ?? `${name}Answer`,
  );
  return { content: { 'application/json': { schema: described } } };
}

/** Answers of the same kind of record share a name: `AgentPage` for pages of the schema `Agent`. */
function answerName(schema: z.ZodType, schemas: Schemas): string | undefined {
  if (!(schema instanceof z.ZodObject) || !('data' in schema.shape)) return undefined;
  const wrapping = Object.keys(schema.shape).toSorted().join(' ');
  const data: unknown = schema.shape['data'];
  const inner: unknown = data instanceof z.ZodArray ? data.element : data;
  const name = inner instanceof z.ZodType ? schemas.nameOf(inner) : undefined;
  const kind = data instanceof z.ZodArray ? LISTS[wrapping] : ANSWERS[wrapping];
  return name === undefined || kind === undefined ? undefined : name + kind;
}

/** By the fields of the answer. */
const LISTS: Readonly<Record<string, string>> = {
  'data page page_size total total_is_minimum': 'Page',
  'data message page size success total total_is_minimum': 'WrappedPage',
  'data message page page_size success total total_is_minimum total_pages': 'CountedPage',
  'data message success': 'WrappedList',
  data: 'List',
};
const ANSWERS: Readonly<Record<string, string>> = {
  'data message success': 'Wrapped',
  data: 'Data',
};

function isList({ answers }: Route): boolean {
  const [answer] = Object.values(answers);
  return (
    answer instanceof z.ZodArray ||
    (answer instanceof z.ZodObject && answer.shape['data'] instanceof z.ZodArray)
  );
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
