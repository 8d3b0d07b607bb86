import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { administratorHeaders } from '../administrator-headers.ts';

const PASSWORD = 'a-long-phrase-of-mine';
let made = 0;

/** Somebody whom no other journey uses, in the first company. */
export async function newPerson(
  request: APIRequestContext,
  role: 'administrator' | 'staff' | 'viewer' = 'staff',
) {
  const headers = await administratorHeaders(request);
  const post = async (path: string, data?: unknown) => {
    const answer = await request.post(path, { data, headers });
    expect(answer.ok(), path).toBe(true);
    return answer.status() === 204 ? undefined : ((await answer.json()) as unknown);
  };
  const username = `person-${Date.now()}-${(made += 1)}`;
  const body = { username, email: null, role_id: await roleOf(request, role), employee_id: null };
  const withId = z.object({ id: z.string() });
  const { id } = withId.parse(await post('/v1/users', body));
  const { token } = z.object({ token: z.string() }).parse(await post(`/v1/users/${id}/link`));
  await post('/api/account-links/redeem', { token, password: PASSWORD });
  return { username, password: PASSWORD };
}

/** Lets somebody with an account into another company, to read there; resolves to the id of the account. */
export async function letIn(
  request: APIRequestContext,
  { identifier, company }: { readonly identifier: string; readonly company: number },
): Promise<string> {
  const role_id = await roleOf(request, 'viewer', company);
  const answer = await request.post('/v1/users/members', {
    data: { identifier, role_id, employee_id: null },
    headers: await administratorHeaders(request, company),
  });
  expect(answer.status()).toBe(201);
  return z.object({ id: z.string() }).parse(await answer.json()).id;
}

/** The id of a role in a company. */
async function roleOf(request: APIRequestContext, role: string, company = 1) {
  const headers = await administratorHeaders(request, company);
  const { data } = z
    .object({ data: z.array(z.object({ id: z.string(), built_in: z.string().nullable() })) })
    .parse(await (await request.get('/v1/roles', { headers })).json());
  return data.find(({ built_in }) => built_in === role)?.id;
}
