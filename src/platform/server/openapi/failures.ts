import { codeOnWire } from '#platform/contract/errors.ts';
import type { Route } from '#platform/contract/route.ts';
import { answerHeaders } from './headers.ts';
import { refusalsOf } from './refusals.ts';

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

/** The failures that a route can answer with, each with its codes. */
export function describeFailures(
  route: Route,
  name: string,
  components: Record<string, object>,
): Record<string, object> {
  const byStatus = Map.groupBy(refusalsOf(route), ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => {
      const codes = refusals.map(codeOnWire);
      const component = componentName({ status, codes, name });
      components[component] ??= describeFailure(status, codes);
      return [status, { $ref: `#/components/responses/${component}` }];
    }),
  );
}

interface Refused {
  readonly status: number;
  readonly codes: readonly string[];
  /** Of the operation. */
  readonly name: string;
}

/** The platform's own failures are the same for many operations, and are called by their codes. */
function componentName({ status, codes, name }: Refused): string {
  if (codes.some((code) => code.includes('.'))) return `${name}${meaningOf(status).name}`;
  return codes.map((code) => pascal(code)).join('Or');
}

function describeFailure(status: number, codes: readonly string[]): object {
  const code = { type: 'string', enum: codes };
  return {
    description: `${meaningOf(status).meaning} Codes: ${codes.map((each) => `\`${each}\``).join(', ')}.`,
    headers: answerHeaders(status),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code }, required: ['code'] },
          ],
        },
      },
    },
  };
}

function meaningOf(status: number): { name: string; meaning: string } {
  const [name, meaning] = FAILURES[status] ?? [];
  if (name === undefined || meaning === undefined) throw new Error(`${status} has no description`);
  return { name, meaning };
}

function pascal(code: string): string {
  return code.replaceAll(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());
}
