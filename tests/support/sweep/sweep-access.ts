import { errorBody } from '#platform/contract/errors.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Route } from '#platform/contract/route.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import type { TestApp } from '../app.ts';
import { addUser, signIn } from '../sign-in.ts';
import { callRoute, type Input, type Outcome } from './call-route.ts';
import { nameOf } from './served-routes.ts';

/** What a sweep found wrong, as text; it should be empty. */
export type Problem = string;

type Headers = Record<string, string>;

/** Calls each route without a session, with a forged one, and with one that has ended. */
export async function sweepSessions(app: TestApp, routes: readonly Route[]): Promise<Problem[]> {
  const leaver = await signIn(app, await addUser(app));
  await leaver.call('POST', '/api/auth/logout', { body: {} });
  const [head = '', payload = ''] = leaver.jwt.split('.');
  const withoutSession: Headers[] = [
    {},
    { authorization: '' },
    { authorization: 'Bearer ' },
    { authorization: 'Bearer garbage' },
    { authorization: `Bearer ${head}.${payload}.` },
    { authorization: `Basic ${Buffer.from('admin:correct-horse-battery').toString('base64')}` },
    { authorization: `Bearer ${leaver.jwt}` },
    { authorization: `Bearer ${leaver.refreshToken}` },
  ];
  const closed = routes.filter(({ access }) => access !== 'public');
  return expectAll(app, closed, {
    headers: withoutSession.map((headers) => ({ 'x-company-id': '1', ...headers })),
    status: 401,
    code: 'unauthenticated',
  });
}

/** Headers that identify no company; the routes are called with one after the other. */
const MALFORMED = [
  '',
  '0',
  '-1',
  '1.5',
  '01x',
  '1,1',
  '1, 2',
  '1;2',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '[1]',
  '{"id":1}',
  "1' or '1'='1",
  '*',
  'true',
];

/** Calls each route of a company as a member of another one, with its own header, none, or nonsense. */
export async function sweepCompanies(
  app: TestApp,
  routes: readonly Route[],
  foreignCompanyId: number,
): Promise<Problem[]> {
  const { jwt } = await signIn(app, await addUser(app, { role: 'administrator' }));
  const authorization = `Bearer ${jwt}`;
  const problems: Problem[] = [];
  for (const [index, route] of routes.filter(isOfCompany).entries()) {
    const malformed = MALFORMED[index % MALFORMED.length] ?? '';
    const named = [String(foreignCompanyId), '424242', malformed];
    const found = await expectAll(app, [route], {
      headers: [
        { authorization },
        ...named.map((name) => ({ authorization, 'x-company-id': name })),
      ],
      status: 403,
      code: 'company_forbidden',
    });
    problems.push(...found);
  }
  return problems;
}

/** Calls each route with every permission but its own, and with its own alone. */
export async function sweepPermissions(app: TestApp, routes: readonly Route[]): Promise<Problem[]> {
  const declared = app.context.permissionSets.flatMap(({ grants }) => permissionsOf(grants));
  const problems: Problem[] = [];
  for (const permission of new Set(routes.map(permissionOf).filter((name) => name !== undefined))) {
    if (!declared.includes(permission)) {
      problems.push(`${permission} is in no module's permissions`);
      continue;
    }
    const needing = routes.filter((route) => permissionOf(route) === permission);
    const others = declared.filter((other) => other !== permission);
    problems.push(
      ...(await expectAll(app, needing, {
        headers: [await headersOf(app, others)],
        status: 403,
        code: 'forbidden',
      })),
    );
    const headers = await headersOf(app, [permission]);
    for (const route of needing) {
      const { status } = await callRoute(app, route, { headers });
      if ([401, 403].includes(status)) problems.push(`${nameOf(route)} refuses its own permission`);
    }
    for (const language of LANGUAGES) {
      const [module = '', action = ''] = permission.split(':');
      const key = `${module}:permissions.${action}`;
      const text = app.context.translator.translate(language, key);
      if (text === '' || key.endsWith(text))
        problems.push(`${permission} has no text in ${language}`);
    }
  }
  return problems;
}

/** Routes that any member may call are few, and each is listed here with its reason. */
export const forEveryMember: Readonly<Record<string, string>> = {
  'GET /v1/stream': 'announces that something changed, never what',
  'GET /v1/search': 'finds of each kind only what the caller may read',
  'GET /v1/search/named': 'names of each kind only what the caller may read',
  'GET /v1/inbox': 'notices of the caller',
  'GET /v1/inbox/unread': 'notices of the caller',
  'PUT /v1/inbox/:id': 'notices of the caller',
  'POST /v1/inbox/read': 'notices of the caller',
  'POST /v1/inbox/:id/file-ticket': 'notices of the caller',
  'GET /v1/notification-topics': 'what the caller can be notified of',
  'GET /v1/notification-line-link': 'the caller’s own LINE account',
  'POST /v1/notification-line-link/code': 'the caller’s own LINE account',
  'DELETE /v1/notification-line-link': 'the caller’s own LINE account',
  'GET /v1/notification-preferences': 'what the caller does not want to be notified of',
  'PUT /v1/notification-preferences': 'what the caller does not want to be notified of',
  'GET /v1/views': 'own views of lists, and those that others share',
  'GET /v1/views/:id': 'own views of lists, and those that others share',
  'POST /v1/views': 'own views of lists, and those that others share',
  'PUT /v1/views/:id': 'own views of lists, and those that others share',
  'DELETE /v1/views/:id': 'own views of lists, and those that others share',
  'PUT /v1/views/:id/default': 'own views of lists, and those that others share',
  'POST /v1/files/upload': 'the permission depends on the kind of record',
  'GET /v1/files': 'the permission depends on the kind of record',
  'DELETE /v1/files/:id': 'the permission depends on the kind of record',
  'GET /v1/files/:id/content': 'the permission depends on the kind of record',
  'POST /v1/files/:id/ticket': 'the permission depends on the kind of record',
  'POST /v1/imports': 'the permission depends on the kind of import',
  'GET /v1/imports': 'the permission depends on the kind of import',
  'GET /v1/imports/:id': 'the permission depends on the kind of import',
  'POST /v1/imports/:id/check': 'the permission depends on the kind of import',
  'POST /v1/imports/:id/commit': 'the permission depends on the kind of import',
  'POST /v1/imports/:id/cancel': 'the permission depends on the kind of import',
  'POST /v1/imports/:id/undo': 'the permission depends on the kind of import',
  'POST /v1/imports/:id/repeat': 'the permission depends on the kind of import',
  'GET /v1/imports/:id/records': 'the permission depends on the kind of import',
  'POST /v1/imports/:id/problems/export-ticket': 'the permission depends on the kind of import',
  'POST /v1/personal-data/reveal': 'the permission depends on the field',
  'GET /v1/profile': 'the profile of the caller',
  'PUT /v1/profile': 'the profile of the caller',
  'GET /v1/api-tokens': 'the caller’s own tokens, within their permissions',
  'POST /v1/api-tokens': 'the caller’s own tokens, within their permissions',
  'DELETE /v1/api-tokens/:id': 'the caller’s own tokens, within their permissions',
};

/** Finds routes of companies that require no permission. */
export function sweepMembers(routes: readonly Route[]): Problem[] {
  return routes
    .filter(({ access }) => access === 'member')
    .map(nameOf)
    .filter((name) => !(name in forEveryMember))
    .map((name) => `${name} asks for no permission`);
}

interface Expectation {
  readonly headers: readonly Headers[];
  readonly status: number;
  readonly code: string;
}

async function expectAll(
  app: TestApp,
  routes: readonly Route[],
  { headers, status, code }: Expectation,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const route of routes) {
    for (const given of headers) {
      const input: Input = { headers: given };
      const outcome = await callRoute(app, route, input);
      if (isRefusal(outcome, status, code)) continue;
      problems.push(
        `${nameOf(route)} answers ${outcome.status}, not ${status}, to ${shown(given)}`,
      );
      // One missing check is enough to report; a route without it would be executed each time.
      break;
    }
  }
  return problems;
}

const refusalBody = errorBody.strict();

function isRefusal({ status, body }: Outcome, expected: number, code: string): boolean {
  const refusal = refusalBody.safeParse(body);
  return status === expected && refusal.success && refusal.data.code === code;
}

function shown(headers: Headers): string {
  return JSON.stringify(headers, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, 40) : value,
  );
}

async function headersOf(app: TestApp, permissions: readonly Permission[]): Promise<Headers> {
  const user = await addUser(app, { permissions });
  const { jwt } = await signIn(app, user);
  return { authorization: `Bearer ${jwt}`, 'x-company-id': String(user.companyId) };
}

export function isOfCompany({ access }: Route): boolean {
  return access !== 'public' && access !== 'person';
}

function permissionOf(route: Route): Permission | undefined {
  const { access } = route;
  return access === 'public' || access === 'person' || access === 'member' ? undefined : access;
}

function permissionsOf(grants: Readonly<Record<Permission, unknown>>): Permission[] {
  return Object.keys(grants).filter((name): name is Permission => name.includes(':'));
}
