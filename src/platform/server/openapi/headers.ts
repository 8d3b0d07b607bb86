const count = (example: number) => ({ type: 'integer', minimum: 0, examples: [example] });

/** The headers of answers, by their names. */
export const headerComponents = {
  'X-Request-Id': {
    description: 'Identifies the call in the logs; name it when you report a problem.',
    schema: { type: 'string', examples: ['01977c3e-5c1a-7b52-9d53-2f8a0c9b1e11'] },
  },
  'X-RateLimit-Limit': { description: 'Calls allowed in a minute.', schema: count(3000) },
  'X-RateLimit-Remaining': {
    description: 'Calls left in this minute.',
    schema: count(2999),
  },
  'X-RateLimit-Reset': {
    description: 'Seconds until the count begins again.',
    schema: count(60),
  },
  'Retry-After': {
    description: 'Seconds after which the call may succeed.',
    schema: count(5),
  },
  'WWW-Authenticate': {
    description: 'How to authenticate.',
    schema: { type: 'string', examples: ['Bearer realm="Backoffice"'] },
  },
  'Idempotency-Replayed': {
    description: '`true` where this is the answer to an earlier call with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;

type HeaderName = keyof typeof headerComponents;

const always: readonly HeaderName[] = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

const ofStatus: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  409: ['Retry-After'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** The headers of an answer of this status. */
export function answerHeaders(status: number, isRepeatable = false): Record<string, object> {
  const names: readonly HeaderName[] = [
    ...always,
    ...(ofStatus[status] ?? []),
    ...(isRepeatable ? (['Idempotency-Replayed'] as const) : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
