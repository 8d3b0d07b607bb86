import { declaredErrors } from '#platform/contract/errors.ts';
import type { Route } from '#platform/contract/route.ts';
import { isRepeatable } from '../http/repeatable.ts';
import { answerHeaders } from './headers.ts';

/** Name of the component and what it means, for each status of a failure. */
const FAILURES: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['BadRequest', 'The request is not as described; `fields` says where.'],
  401: ['Unauthenticated', 'No valid token, or the wrong credentials.'],
  403: ['Forbidden', 'The caller may not do this, or not in this company.'],
  404: ['NotFound', 'There is no such record in this company.'],
  405: ['MethodNotAllowed', 'The path has other methods, listed in `Allow`.'],
  408: ['RequestTimeout', 'The body arrived too slowly.'],
  409: ['Conflict', 'Refused as things are now; `current` is what is stored, where that helps.'],
  413: ['TooLarge', 'The body or a file is too large.'],
  415: ['UnsupportedMediaType', 'The body or a file is of a type that is not accepted here.'],
  422: ['IdempotencyMismatch', 'The idempotency key was used for another request.'],
  429: ['RateLimited', 'Too many calls; `Retry-After` says when to call again.'],
  502: ['BadGateway', 'A service which this call needs does not answer as it should.'],
  503: [
    'Unavailable',
    'Overloaded, or without its database; `Retry-After` says when to call again.',
  ],
};

/** The failures that a route can answer with, by what it takes and whom it admits. */
export function failuresOf(route: Route): Record<string, object> {
  const takesBody = route.body !== undefined || route.form !== undefined;
  const statuses = [
    400,
    429,
    503,
    ...(route.access === 'public' ? [] : [401, 403]),
    ...(namesRecord(route) ? [404] : []),
    ...(route.method === 'GET' ? [] : [409, 413, 415]),
    ...(takesBody ? [408] : []),
    ...(isRepeatable(route) ? [422] : []),
    ...(route.failures ?? []),
  ].toSorted((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => {
      const [name] = FAILURES[status] ?? [];
      if (name === undefined) throw new Error(`${status} has no description`);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** Whether a call may be about something that does not exist. */
function namesRecord({ params, query, body, form }: Route): boolean {
  if ([params, body, form].some((part) => part !== undefined)) return true;
  return Object.keys(query?.shape ?? {}).some((name) => /(?:id|ticket|code)$/.test(name));
}

/** The descriptions that operations refer to, each with all its codes. */
export function failureComponents(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(FAILURES).map(([status, [name, meaning]]) => {
      const codes = codesOf(Number(status));
      return [
        name,
        {
          description: `${meaning} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
          headers: answerHeaders(Number(status)),
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Error' } },
          },
        },
      ];
    }),
  );
}

/** The platform's own first, as on the wire. */
function codesOf(status: number): string[] {
  return [...declaredErrors()]
    .filter(([, given]) => given === status)
    .map(([code]) => code.replace(/^platform\./, ''))
    .toSorted((one, other) => Number(one.includes('.')) - Number(other.includes('.')));
}
