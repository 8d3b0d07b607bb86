import { z } from 'zod';
import { errors, type DeclaredError } from '#platform/contract/errors.ts';
import { ticketErrors } from '#platform/contract/export.ts';
import type { Route } from '#platform/contract/route.ts';
import { isRepeatable } from '../http/repeatable.ts';

/** Every error that a route can answer with: by what it takes, by whom it admits, and its own. */
export function refusalsOf(route: Route): ReadonlySet<DeclaredError> {
  const takesBody = route.body !== undefined || route.form !== undefined;
  const query = Object.keys(route.query?.shape ?? {});
  return new Set([
    errors.validation_failed,
    errors.rate_limited,
    errors.unavailable,
    errors.disk_full,
    ...refusalsOfCallers(route),
    ...(takesBody || route.params !== undefined || query.some(namesRecord)
      ? [errors.not_found]
      : []),
    ...(route.method === 'GET' ? [] : [errors.too_large, errors.unsupported_media_type]),
    ...(takesBody ? [errors.request_timeout] : []),
    ...(saysWhatWasSeen(route) ? [errors.conflict] : []),
    ...(isRepeatable(route) ? [errors.request_in_progress, errors.idempotency_mismatch] : []),
    ...(query.includes('ticket') ? [ticketErrors.link_expired, errors.forbidden] : []),
    ...(route.refuses ?? []),
  ]);
}

function refusalsOfCallers({ access, beforeSecondFactor }: Route): DeclaredError[] {
  if (access === 'public') return [];
  const refusals = access === 'member' ? [] : [errors.forbidden];
  if (access !== 'person') refusals.push(errors.company_forbidden, errors.token_of_other_company);
  if (beforeSecondFactor !== true) refusals.push(errors.second_factor_required);
  return [errors.unauthenticated, ...refusals];
}

/** Whether a part of a query may be about something that does not exist. */
function namesRecord(name: string): boolean {
  return /(?:id|ticket|code)$/.test(name);
}

/** A call that says which state of a record it was made for is refused where there is a newer one. */
function saysWhatWasSeen({ method, body, query }: Route): boolean {
  if (method === 'GET') return false;
  return [body, query].some(
    (part) => part !== undefined && /"(?:version|updated_at)":/.test(describe(part)),
  );
}

function describe(schema: z.ZodType): string {
  return JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}
