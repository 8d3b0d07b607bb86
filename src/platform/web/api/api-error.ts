import type { ErrorBody } from '#platform/contract/errors.ts';

type ErrorField = NonNullable<ErrorBody['fields']>[number];

/** Failures without a text from the server: their texts are `feedback.<name>` of the platform. */
export type LocalFailure = 'unreachable' | 'timed_out' | 'unreadable' | 'signed_out';

interface ApiErrorDetails {
  /** 0 when no answer arrived. */
  status: number;
  code: string;
  message?: string;
  fields?: ErrorField[];
  requestId?: string;
  current?: unknown;
  retryAfterSeconds?: number;
}

/** A call that did not succeed, as the screens see it. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly ErrorField[];
  readonly requestId: string | undefined;
  /** With a conflict: what is stored now. */
  readonly current: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message ?? details.code);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId;
    this.current = details.current;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** Why no answer arrived, or undefined when the server itself refused. */
  get localFailure(): LocalFailure | undefined {
    return LOCAL_FAILURES.find((failure) => this.code === `web.${failure}`);
  }
}

const LOCAL_FAILURES = ['unreachable', 'timed_out', 'unreadable', 'signed_out'] as const;

export function localError(
  failure: LocalFailure,
  details: Partial<ApiErrorDetails> = {},
): ApiError {
  return new ApiError({ status: 0, ...details, code: `web.${failure}` });
}

/** Reads the one format of failures; anything else (for example a proxy's page) is reported as unreadable. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return errorOfBody(body, {
    status: response.status,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
    retryAfterSeconds: Number(response.headers.get('Retry-After')) || undefined,
  });
}

export function errorOfBody(
  body: unknown,
  answer: Pick<ApiErrorDetails, 'status' | 'requestId' | 'retryAfterSeconds'>,
): ApiError {
  if (!isErrorBody(body)) return localError('unreadable', answer);
  return new ApiError({
    ...answer,
    code: body.code,
    message: body.message,
    fields: body.fields,
    current: body.current,
    requestId: body.request_id,
  });
}

// The schema of the contract would bring Zod to the sign-in screen; the server already answers by it.
function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
