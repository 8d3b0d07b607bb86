import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { administrator } from '../administrator.ts';

const PASSWORD = 'a-long-phrase-of-mine';
let made = 0;

/** Somebody whom no other journey uses, in the first company. */
export async function newPerson(
  request: APIRequestContext,
  role: 'administrator' | 'staff' | 'viewer' = 'staff',
) {
  let headers: Record<string, string> = {};
  const post = async (path: string, data?: unknown) => {
    const answer = await request.post(path, { data, headers });
    expect(answer.ok(), path).toBe(true);
    return answer.status() === 204 ? undefined : ((await answer.json()) as unknown);
  };
  const { jwt } = z.object({ jwt: z.string() }).parse(await post('/api/auth/local', administrator));
  headers = { authorization: `Bearer ${jwt}`, 'x-company-id': '1' };
  const listed: unknown = await (await request.get('/v1/roles', { headers })).json();
  const { data: roles } = z
    .object({ data: z.array(z.object({ id: z.string(), built_in: z.string().nullable() })) })
    .parse(listed);
  const username = `person-${Date.now()}-${(made += 1)}`;
  const role_id = roles.find(({ built_in }) => built_in === role)?.id;
  const body = { username, email: null, role_id, employee_id: null };
  const withId = z.object({ id: z.string() });
  const { id } = withId.parse(await post('/v1/users', body));
  const { token } = z.object({ token: z.string() }).parse(await post(`/v1/users/${id}/link`));
  await post('/api/account-links/redeem', { token, password: PASSWORD });
  return { username, password: PASSWORD };
}
