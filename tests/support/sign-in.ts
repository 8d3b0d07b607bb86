import { and, eq } from 'drizzle-orm';
import { insertEmployee } from '#modules/directory/server/employees/insert-employee.ts';
import {
  refreshSession,
  signIn as signInRoute,
  signInAnswer,
} from '#modules/identity/contract/sign-in.ts';
import {
  memberships,
  rolePermissions,
  roles,
} from '#modules/identity/server/memberships/memberships.tables.ts';
import { sessionIdOf } from '#modules/identity/server/sessions/refresh-token.ts';
import { createCompany } from '#modules/companies/server/companies/create-company.ts';
import { createUser } from '#modules/identity/server/users/create-user.ts';
import type { BuiltInRole, Permission } from '#platform/contract/permissions.ts';
import type {
  BodyInput,
  ParamsInput,
  QueryInput,
  Received,
  Route,
} from '#platform/contract/route.ts';
import { newId } from '#platform/server/ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { addressOf, type AddressParts } from '#platform/web/api/address.ts';
import type { TestApp } from './app.ts';
import { PASSWORD, quickPasswordHash } from './quick-password.ts';
import { send, type Answer } from './send.ts';

/** The administrator that every test application starts with, and the password of everybody added to it. */
export const ADMINISTRATOR = { username: 'admin', password: PASSWORD };

const SYSTEM = { userId: null, requestId: 'test' };

/** A token is valid for ten minutes; on a slow machine a file of tests takes longer. */
const RENEWED_AFTER_MS = 4 * 60_000;

/** What a call sends besides who is calling. */
interface CallOptions {
  readonly body?: unknown;
  /** Another company than the caller's own; null sends no header at all. */
  readonly companyId?: number | string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** The inputs that a route declares; each may be left out where nothing in it is required. */
type Input<R extends Route> = Part<'params', ParamsInput<R>> &
  Part<'query', QueryInput<R>> &
  Part<'body', BodyInput<R>> &
  Pick<CallOptions, 'companyId' | 'headers'>;

/** Somebody who is signed in and calls the application as a client would. */
export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly jwt: string;
  readonly refreshToken: string;
  readonly companyId: number;
  /** Makes sure that `jwt` is valid for some minutes. Each call does so itself. */
  renew(): Promise<void>;
  /** Sends anything and returns the answer. A `FormData` or string is sent unchanged, everything else as JSON. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Calls a route by its contract and returns its checked answer; throws when it is refused. */
  ask<R extends Route>(route: R, input: Input<R>): Promise<Received<R>>;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Sent as `X-Company-Id` unless a call says otherwise; 1 when not given. */
  readonly companyId?: number;
}

/** Signs in by password, as any client of the API does. */
export async function signIn(
  app: Pick<TestApp, 'address'>,
  { username, password, companyId = 1 }: Credentials = ADMINISTRATOR,
): Promise<SignedIn> {
  const given = await send(app, {
    method: 'POST',
    path: signInRoute.path,
    body: { username, password },
  });
  const grant = signInAnswer.safeParse(given.body);
  if (!grant.success || grant.data.jwt === null) {
    throw new Error(`${username} was not signed in: ${JSON.stringify(given.body)}`);
  }
  const { user } = grant.data;
  let { jwt, refreshToken = '' } = grant.data;
  let renewedAt = performance.now();

  const renew = async () => {
    if (performance.now() - renewedAt < RENEWED_AFTER_MS) return;
    renewedAt = performance.now();
    const { method, path, answers } = refreshSession;
    const { body } = await send(app, { method, path, body: { refreshToken } });
    const fresh = answers[200].safeParse(body);
    // A person who may no longer be here is refused by the call itself.
    if (fresh.success) ({ jwt, refreshToken = '' } = fresh.data);
  };
  const call: SignedIn['call'] = async (method, path, options = {}) => {
    await renew();
    const company = options.companyId === undefined ? companyId : options.companyId;
    const headers = {
      authorization: `Bearer ${jwt}`,
      ...(company === null ? {} : { 'x-company-id': String(company) }),
      ...options.headers,
    };
    return send(app, { ...options, method, path, headers });
  };
  return {
    userId: user.id,
    sessionId: sessionIdOf(refreshToken) ?? '',
    get jwt() {
      return jwt;
    },
    get refreshToken() {
      return refreshToken;
    },
    companyId,
    renew,
    call,
    ask: askBy(call),
  };
}

function askBy(call: SignedIn['call']): SignedIn['ask'] {
  function ask<R extends Route>(route: R, input: Input<R>): Promise<Received<R>>;
  async function ask(route: Route, input: CallOptions & AddressParts): Promise<unknown> {
    const answer = await call(route.method, addressOf(route.path, input), input);
    const schema = route.answers[answer.status];
    if (schema !== undefined) return schema.parse(answer.body);
    const refusal = JSON.stringify(answer.body);
    throw new Error(`${route.method} ${route.path} answered ${answer.status}: ${refusal}`);
  }
  return ask;
}

let added = 0;

/** Adds a company with its built-in roles and nobody in it. */
export async function addCompany(app: TestApp): Promise<number> {
  const name = `Company ${(added += 1)}`;
  const company = { name_th: `บริษัท ${added}`, name_en: name, code: `C${added}` };
  const created = await app.context.database.asSystem((tx) =>
    createCompany(tx, company, { context: app.context, actor: SYSTEM }),
  );
  if (created === undefined) throw new Error('The company was not added');
  return created.id;
}

interface NewMember {
  readonly companyId?: number;
  readonly role?: BuiltInRole;
  /** Exactly these permissions, by a custom role of the company, instead of a built-in one. */
  readonly permissions?: readonly Permission[];
  readonly username?: string;
  /** False for a person who is not an employee. */
  readonly employee?: boolean;
  readonly managerId?: number;
}

/** A person who can sign in: pass them to `signIn`. */
export interface AddedUser extends Required<Credentials> {
  readonly userId: string;
  readonly employeeId: number | null;
}

/** Adds a person to a company, by default an employee on the staff of company 1. */
export async function addUser(
  app: TestApp,
  {
    companyId = 1,
    role = 'staff',
    permissions,
    username = `user-${(added += 1)}`,
    employee = true,
    managerId,
  }: NewMember = {},
): Promise<AddedUser> {
  const password_hash = await quickPasswordHash();
  const user = { username, email: `${username}@test.example`, password_hash };
  return app.context.database.asSystem(async (tx) => {
    const userId = await createUser(tx, { ...user, posts: [] }, SYSTEM);
    const employeeId = employee
      ? await insertEmployee(tx, {
          company_id: companyId,
          first_name: username,
          last_name: 'Test',
          first_name_th: username,
          last_name_th: 'ทดสอบ',
          manager_id: managerId,
        })
      : null;
    const roleId =
      permissions === undefined
        ? await findRole(tx, companyId, role)
        : await addRole(tx, companyId, permissions);
    await tx
      .insert(memberships)
      .values({ company_id: companyId, user_id: userId, role_id: roleId, employee_id: employeeId });
    return { companyId, userId, employeeId, username, password: PASSWORD };
  });
}

async function findRole(tx: Transaction, companyId: number, builtIn: BuiltInRole): Promise<string> {
  const [role] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.company_id, companyId), eq(roles.built_in, builtIn)));
  if (role === undefined) throw new Error(`Company ${companyId} has no role ${builtIn}`);
  return role.id;
}

async function addRole(
  tx: Transaction,
  companyId: number,
  permissions: readonly Permission[],
): Promise<string> {
  const id = newId();
  await tx.insert(roles).values({ company_id: companyId, id, name: `role ${id}` });
  const given = permissions.map((permission) => ({
    company_id: companyId,
    role_id: id,
    permission,
  }));
  if (given.length > 0) await tx.insert(rolePermissions).values(given);
  return id;
}
