import type { Route } from '#platform/contract/route.ts';
import { isRepeatable } from '../http/repeatable.ts';
import type { Schemas } from './schemas.ts';

/** Parameters of many routes, by the names of their components. */
export const parameterComponents = {
  CompanyId: {
    name: 'X-Company-Id',
    in: 'header',
    required: false,
    description:
      'The company that the call is about. Required with the token of a session; an API token belongs to one company and needs no header.',
    schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647, examples: [1] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A name of your own for this request. Within 24 hours, the same request with the same key is carried out once and answered alike.',
    schema: { type: 'string', minLength: 1, maxLength: 255, examples: ['order-4711-attempt'] },
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'Your own name for the call in our logs. Any other text is replaced by a new id.',
    schema: { type: 'string', pattern: '^[\\w-]{8,64}$', examples: ['import-2026-11-22-0001'] },
  },
  Language: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of messages: `th` or `en`.',
    schema: { type: 'string', examples: ['en'] },
  },
} as const;

type ComponentName = keyof typeof parameterComponents;

/** What a call is given besides its body: the path, the query, and headers. */
export function parametersOf(route: Route, schemas: Schemas): object[] {
  const isOfCompany = route.access !== 'public' && route.access !== 'person';
  const shared: ComponentName[] = [
    ...(isOfCompany ? (['CompanyId'] as const) : []),
    ...(isRepeatable(route) ? (['IdempotencyKey'] as const) : []),
    'RequestId',
    'Language',
  ];
  return [
    ...fieldsOf(route.params, 'path', schemas),
    ...fieldsOf(route.query, 'query', schemas),
    ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function fieldsOf(object: Route['query'], place: 'path' | 'query', schemas: Schemas): object[] {
  if (object === undefined) return [];
  const { properties, required } = schemas.fields(object);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}
