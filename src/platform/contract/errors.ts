import { z } from 'zod';

/** Values put into the placeholders of a text. */
export type TextParameters = Record<string, string | number>;

/** One problem with one field of the input, before its text is looked up. */
export interface FieldProblem {
  /** Where: property names and indexes joined by dots, for example `tags.2`. */
  path: string;
  /** Text key of the problem, for example `agents:errors.name_required`. */
  code: string;
  parameters?: TextParameters;
}

/** A failure that is reported to the caller: its code is a text key, its status goes on the wire. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly parameters: TextParameters;
  readonly fields: FieldProblem[];
  /** What is stored now, sent with a conflict so that no changes are overwritten unseen. */
  readonly current: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, status: number, details: ErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.parameters = details.parameters ?? {};
    this.fields = details.fields ?? [];
    this.current = details.current;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export interface ErrorDetails {
  parameters?: TextParameters;
  fields?: FieldProblem[];
  current?: unknown;
  retryAfterSeconds?: number;
  /** What caused it, for the log. */
  cause?: unknown;
}

/** A declared error: makes the failure, and says what it looks like on the wire. */
export interface DeclaredError {
  (details?: ErrorDetails): AppError;
  readonly code: string;
  readonly status: number;
}

/**
 * Declares a module's errors once: code and HTTP status. `defineErrors('agents', { sync_running: 409 })`
 * makes `agents.sync_running`, whose text is `agents:errors.sync_running`.
 */
export function defineErrors<const Statuses extends Record<string, number>>(
  module: string,
  statuses: Statuses,
): { readonly [Code in keyof Statuses]: DeclaredError } {
  const entries = Object.entries(statuses).map(([name, status]): [string, DeclaredError] => {
    const code = `${module}.${name}`;
    const make = (details?: ErrorDetails) => new AppError(code, status, details);
    return [name, Object.assign(make, { code, status })];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the literal keys, which are those of `statuses`
  return Object.fromEntries(entries) as { readonly [Code in keyof Statuses]: DeclaredError };
}

/** Failures that any route may answer with. */
export const errors = defineErrors('platform', {
  validation_failed: 400,
  unauthenticated: 401,
  forbidden: 403,
  company_forbidden: 403,
  /** A company of the person requires a second factor, which they have to set up first. */
  second_factor_required: 403,
  token_of_other_company: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  request_in_progress: 409,
  /** A record that others refer to is not deleted. */
  still_referred_to: 409,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  disk_full: 503,
});

/** The code of an error on the wire: the platform's own go by their bare names. */
export function codeOnWire({ code }: Pick<DeclaredError, 'code'>): string {
  return code.replace(/^platform\./, '');
}

/** The text key of an error code: `agents:errors.sync_running` for `agents.sync_running`. */
export function errorTextKey(code: string): string {
  const [module, name] = code.split('.', 2);
  return `${module}:errors.${name}`;
}

/** The one format of every failure on the wire. */
export const errorBody = z
  .object({
    success: z.literal(false),
    code: z.string(),
    message: z.string(),
    fields: z
      .array(z.object({ path: z.string(), code: z.string(), message: z.string() }))
      .optional(),
    current: z.unknown().optional(),
    request_id: z.string(),
  })
  .meta({
    examples: [
      {
        success: false,
        code: 'validation_failed',
        message: 'Some fields need your attention.',
        fields: [{ path: 'name', code: 'agents:errors.name_required', message: 'Enter a name.' }],
        request_id: '01977c3e-5c1a-7b52-9d53-2f8a0c9b1e11',
      },
    ],
  });

export type ErrorBody = z.output<typeof errorBody>;
