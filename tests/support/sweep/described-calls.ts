import fc from 'fast-check';
import { z } from 'zod';
import { madeFrom } from './made-from-schema.ts';

/** Calls after which the caller could make no other. */
const ENDS_THE_SESSION = new Set([
  'logoutAuth',
  'revokeAccountSessionsOthers',
  'changeAuthPassword',
  'getStream',
  'signUserOut',
]);

const parameter = z.looseObject({ in: z.string(), name: z.string(), schema: z.unknown() });
const content = z.record(z.string(), z.object({ schema: z.unknown() }));
const reference = z.object({ $ref: z.string() });
const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.looseObject({})).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.union([reference, z.looseObject({})])),
});
const failure = z.object({
  content: z.object({
    'application/json': z.object({
      schema: z.object({
        allOf: z.tuple([
          reference,
          z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) }),
        ]),
      }),
    }),
  }),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), failure),
  }),
});
type Components = z.output<typeof document>['components'];

interface Made {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A call of the OpenAPI document. */
export interface DescribedCall {
  readonly id: string;
  /** Requests for it, of random and edge values. */
  readonly requests: fc.Arbitrary<Made>;
  /** What is sent for a made request. */
  send(made: Made): { method: string; path: string; body: unknown };
  /** Whether the document has an answer of this status, and of this code where it is a failure. */
  declares(status: number, code?: string): boolean;
}

/** The calls of an OpenAPI document that can be made many times. */
export function describedCalls(json: unknown): DescribedCall[] {
  const { paths, components } = document.parse(json);
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([, { operationId }]) => !ENDS_THE_SESSION.has(operationId))
      .map(([method, described]) => ({
        id: described.operationId,
        requests: requestOf(described, components.schemas),
        send: (made: Made) => ({
          method: method.toUpperCase(),
          path: addressOf(path, made),
          body: made.body,
        }),
        declares: declaredBy(described, components),
      })),
  );
}

function declaredBy({ responses }: z.output<typeof operation>, components: Components) {
  const codes = new Map(
    Object.entries(responses).map(([status, response]) => {
      const { success, data } = reference.safeParse(response);
      const shared = success
        ? components.responses[data.$ref.replace('#/components/responses/', '')]
        : undefined;
      return [
        Number(status),
        shared?.content['application/json'].schema.allOf[1].properties.code.enum,
      ];
    }),
  );
  return (status: number, code?: string) =>
    codes.has(status) && (code === undefined || codes.get(status)?.includes(code) === true);
}

function requestOf(
  { parameters, requestBody }: z.output<typeof operation>,
  schemas: Readonly<Record<string, unknown>>,
): fc.Arbitrary<Made> {
  const named = parameters.flatMap((given) => {
    const { success, data } = parameter.safeParse(given);
    return success ? [data] : [];
  });
  const fields = (place: string, requiredKeys?: []) =>
    fc.record(
      Object.fromEntries(
        named
          .filter((one) => one.in === place)
          .map(({ name, schema }) => [name, madeFrom(schema, schemas)]),
      ),
      requiredKeys === undefined ? {} : { requiredKeys },
    );
  const json = requestBody?.content['application/json'];
  const form = requestBody?.content['multipart/form-data'];
  const bodyOf = () => {
    if (form !== undefined) return madeFrom(form.schema, schemas).map(formOf);
    return json === undefined ? fc.constant(undefined) : madeFrom(json.schema, schemas);
  };
  return fc.record({
    path: fields('path'),
    query: fields('query', []),
    body: bodyOf(),
  });
}

/** A form of whatever was made, each text as a small file too. */
function formOf(made: unknown): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(
    z.record(z.string(), z.unknown()).catch({}).parse(made),
  )) {
    const text = String(value).toWellFormed();
    if (/file/.test(name)) data.append(name, new Blob([text]), 'made.csv');
    else data.append(name, text);
  }
  return data;
}

function addressOf(path: string, { path: places, query }: Made): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(String(places[name]).toWellFormed()) || '-',
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      String(value).toWellFormed(),
    ]),
  );
  return `${filled}?${search}`;
}
