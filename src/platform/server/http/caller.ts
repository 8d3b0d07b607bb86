import type { FastifyRequest } from 'fastify';
import { errors } from '#platform/contract/errors.ts';
import { companyId } from '#platform/contract/ids.ts';
import type { Access, Route } from '#platform/contract/route.ts';
import { languageOf, type Language } from '#platform/contract/texts/texts.ts';
import type { Authenticator } from '../access/authenticator.ts';
import type { Person, Scope } from '../access/scope.ts';

/** The caller, signed in or not. */
export interface Visitor {
  readonly language: Language;
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
}

/** The caller, as far as the route's access requires. */
export interface Caller {
  readonly visitor: Visitor;
  readonly person?: Person;
  readonly scope?: Scope;
}

/** Finds out who is calling, by the headers alone. Nobody is refused yet. */
export async function recogniseCaller(
  request: FastifyRequest,
  access: Access,
  authenticator: Authenticator,
): Promise<Caller> {
  const visitor: Visitor = {
    language: languageOf(request.headers['accept-language']),
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
  const token = /^Bearer ([\w.~+/=-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (access === 'public' || token === undefined) return { visitor };
  const person = await authenticator.authenticate(token);
  return person === undefined ? { visitor } : { visitor, person };
}

/**
 * Lets the caller in, or refuses them in the order that every route follows: session, second
 * factor, company, permission. Nothing of the request besides its headers is read before that.
 */
export async function admitCaller(
  request: FastifyRequest,
  { access, beforeSecondFactor }: Pick<Route, 'access' | 'beforeSecondFactor'>,
  authenticator: Authenticator,
): Promise<Caller> {
  const { visitor, person } = callerOf(request);
  if (access === 'public') return { visitor };
  if (person === undefined) throw errors.unauthenticated();
  if (person.owesSecondFactor === true && beforeSecondFactor !== true) {
    throw errors.second_factor_required();
  }
  if (access === 'person') {
    // Accounts are for people: a program acts in one company.
    if (person.limits !== undefined) throw errors.forbidden();
    return { visitor, person };
  }

  const company = companyOf(request, person);
  const membership =
    company === undefined ? undefined : await authenticator.membership(person, company);
  if (company === undefined || membership === undefined) throw errors.company_forbidden();
  if (access !== 'member' && !membership.permissions.has(access)) throw errors.forbidden();

  const scope: Scope = {
    ...membership,
    companyId: company,
    userId: person.userId,
    language: visitor.language,
    requestId: visitor.requestId,
  };
  return { visitor, person, scope };
}

/** The company that a call is about. An API token belongs to one, so that its calls need not name it. */
function companyOf({ headers }: FastifyRequest, { limits }: Person): number | undefined {
  const given = headers['x-company-id'];
  if (limits === undefined) return companyId.safeParse(given).data;
  if (given !== undefined && given !== String(limits.companyId)) {
    throw errors.token_of_other_company({ parameters: { company_id: limits.companyId } });
  }
  return limits.companyId;
}

/** The caller as far as recognised. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === undefined) throw errors.unauthenticated();
  return request.caller;
}
