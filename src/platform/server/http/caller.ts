import type { FastifyRequest } from 'fastify';
import { errors } from '#platform/contract/errors.ts';
import { companyId } from '#platform/contract/ids.ts';
import type { Access } from '#platform/contract/route.ts';
import { languageOf, type Language } from '#platform/contract/texts/texts.ts';
import type { Authenticator } from '../access/authenticator.ts';
import type { Person, Scope } from '../access/scope.ts';

/** Whoever is calling, signed in or not. */
export interface Visitor {
  readonly language: Language;
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
}

/** The caller as far as the route's access demands to know her. */
export interface Caller {
  readonly visitor: Visitor;
  readonly person?: Person;
  readonly scope?: Scope;
}

/**
 * Finds out who calls and whether she may, in the order in which every route refuses: session, company,
 * permission. Nothing of the request besides its headers is looked at before that.
 */
export async function identifyCaller(
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
  if (access === 'public') return { visitor };

  const token = /^Bearer ([\w.~+/=-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  const person = token === undefined ? undefined : await authenticator.authenticate(token);
  if (person === undefined) throw errors.unauthenticated();
  if (access === 'person') return { visitor, person };

  const company = companyId.safeParse(request.headers['x-company-id']);
  const membership = company.success
    ? await authenticator.membership(person, company.data)
    : undefined;
  if (!company.success || membership === undefined) throw errors.company_forbidden();
  if (access !== 'member' && !membership.permissions.has(access)) throw errors.forbidden();

  const scope: Scope = {
    ...membership,
    companyId: company.data,
    userId: person.userId,
    language: visitor.language,
    requestId: visitor.requestId,
  };
  return { visitor, person, scope };
}
