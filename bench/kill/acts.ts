import type { Pool } from 'pg';
import { z } from 'zod';
import type { Caller } from '../caller.ts';
import { createAgent } from '../documents.ts';

/** A call whose work is one transaction, or ends with one. */
export interface Act {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** Counts what it has done. */
  readonly counted: string;
}

interface Needs {
  readonly caller: Caller;
  readonly pool: Pool;
}

type MakeAct = (needs: Needs) => Promise<Act>;

const changeable = z.looseObject({ id: z.string(), updated_at: z.string() });
const roles = z.object({
  data: z.array(z.object({ id: z.string(), built_in: z.string().nullable() })),
});

let number = 0;
let agentId: Promise<string> | undefined;
const unused = () => `killed-${(number += 1)}`;
const events = (name: string) => `select count(*) from event_log where name = '${name}'`;

async function staff({ caller }: Needs): Promise<string> {
  const { data } = roles.parse(await caller.call('GET', '/v1/roles'));
  return data.find((role) => role.built_in === 'staff')?.id ?? '';
}

async function newUser(needs: Needs) {
  const username = unused();
  const email = `${username}@example.com`;
  const body = { username, email, role_id: await staff(needs), employee_id: null };
  return { ...changeable.parse(await needs.caller.call('POST', '/v1/users', body)), body };
}

async function newRole({ caller }: Needs) {
  const body = { name: unused(), permissions: [] };
  return { ...changeable.parse(await caller.call('POST', '/v1/roles', body)), body };
}

/** Acts on a new user, after a change of their row where the act needs one. */
function onUser(act: string, event: string, row = ''): MakeAct {
  return async (needs) => {
    const { id } = await newUser(needs);
    if (row !== '') await needs.pool.query(`update users set ${row} where id = $1`, [id]);
    return { method: 'POST', path: `/v1/users/${id}/${act}`, counted: events(event) };
  };
}

/** A call to each route that stores something outside the usual transaction of a company. */
export const acts: Readonly<Record<string, MakeAct>> = {
  'create an agent': async ({ caller }) => {
    const { id: _, updated_at: __, ...agent } = await agentOf(caller);
    const body = { ...agent, name: unused(), pinecone_index: unused() };
    return { method: 'POST', path: '/v1/agents', body, counted: events('agents.created') };
  },
  'update an agent': async ({ caller }) => {
    const { id, updated_at, ...agent } = await agentOf(caller);
    const body = { ...agent, name: unused(), updated_at };
    return { method: 'PUT', path: `/v1/agents/${id}`, body, counted: events('agents.updated') };
  },
  'repair an index': async ({ caller }) => ({
    method: 'POST',
    path: `/v1/agents/${(await agentOf(caller)).id}/index/repair`,
    counted: events('agents.index_repaired'),
  }),
  'invite a user': async (needs) => ({
    method: 'POST',
    path: '/v1/users',
    body: { username: unused(), email: null, role_id: await staff(needs), employee_id: null },
    counted: events('identity.user_created'),
  }),
  'add a member': async (needs) => {
    const identifier = unused();
    await needs.pool.query('insert into users (id, username) values (gen_random_uuid(), $1)', [
      identifier,
    ]);
    return {
      method: 'POST',
      path: '/v1/users/members',
      body: { identifier, role_id: await staff(needs), employee_id: null },
      counted: events('identity.user_joined'),
    };
  },
  'change a user': async (needs) => {
    const { id, updated_at, body } = await newUser(needs);
    const { username: _, ...rest } = body;
    return {
      method: 'PUT',
      path: `/v1/users/${id}`,
      body: { ...rest, email: `${unused()}@example.com`, updated_at },
      counted: events('identity.user_changed'),
    };
  },
  'remove a user': async (needs) => ({
    method: 'DELETE',
    path: `/v1/users/${(await newUser(needs)).id}`,
    counted: events('identity.user_left'),
  }),
  'deactivate a user': onUser('deactivate', 'identity.user_deactivated'),
  'reactivate a user': onUser('reactivate', 'identity.user_reactivated', 'is_active = false'),
  'sign a user out': onUser('sign-out', 'identity.user_signed_out'),
  'unblock codes': onUser('unblock-codes', 'identity.codes_unblocked', 'is_otp_block = true'),
  'remove a second factor': onUser('remove-otp', 'identity.otp_disabled', "otp_secret = 'gone'"),
  'mail a link': async (needs) => ({
    method: 'POST',
    path: `/v1/users/${(await newUser(needs)).id}/mail-link`,
    counted: `select count(*) from pgboss.job where name = 'identity.mail-link'`,
  }),
  'create a role': async () => ({
    method: 'POST',
    path: '/v1/roles',
    body: { name: unused(), permissions: [] },
    counted: events('identity.role_created'),
  }),
  'change a role': async (needs) => {
    const { id, updated_at } = await newRole(needs);
    const body = { name: unused(), permissions: [], updated_at };
    return {
      method: 'PUT',
      path: `/v1/roles/${id}`,
      body,
      counted: events('identity.role_changed'),
    };
  },
  'delete a role': async (needs) => ({
    method: 'DELETE',
    path: `/v1/roles/${(await newRole(needs)).id}`,
    counted: events('identity.role_deleted'),
  }),
  'change the company': async ({ caller }) => {
    const profile = z
      .object({ theme: z.string(), updated_at: z.string() })
      .parse(await caller.call('GET', '/v1/company-profile'));
    return {
      method: 'PUT',
      path: '/v1/company-profile',
      body: { ...profile, name_th: unused(), name_en: unused() },
      counted: events('settings.company_changed'),
    };
  },
  'change the requirements': async ({ caller }) => {
    const policy = z.looseObject({}).parse(await caller.call('GET', '/v1/security-policy'));
    const body = { ...policy, session_days: 29 };
    const counted = events('identity.security_changed');
    return { method: 'PUT', path: '/v1/security-policy', body, counted };
  },
};

/** What the body of an agent consists of, and which it is. */
async function agentOf(caller: Caller) {
  const id = await (agentId ??= createAgent(caller));
  const fields = z.object({
    updated_at: z.string(),
    name: z.string(),
    description: z.string(),
    owner_user_id: z.number(),
    tags: z.array(z.string()),
    chat_webhook_url: z.string(),
    pinecone_index: z.string(),
    embedding_model: z.string(),
    chunk_size: z.number(),
    chunk_overlap: z.number(),
    language: z.string(),
  });
  return { id, ...fields.parse(await caller.call('GET', `/v1/agents/${id}`)) };
}
