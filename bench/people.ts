import type { Pool } from 'pg';
import { writeAccessToken } from '#modules/identity/server/sessions/access-token.ts';
import { quickPasswordHash } from '../tests/support/quick-password.ts';
import { accessTokenKey } from './session-secret.ts';

/** Nobody may call more often than 3,000 times a minute, so the load is spread over many people. */
const PEOPLE = 240;
/** Few at a time: otherwise what the server caches of each person would be fetched at every call. */
const AT_ONCE = 24;

/** People of company 1, signed in, and whose turn it is to call. */
export interface People {
  /** Access tokens of the next few. */
  next(): string[];
}

/** Adds administrators of company 1 with a session each. */
export async function addPeople(pool: Pool): Promise<People> {
  const { rows } = await pool.query<{ user_id: string; session_id: string }>(
    `
    with people as (
      insert into users (id, username, password_hash)
      select gen_random_uuid(), 'person-' || n, $1 from generate_series(1, ${PEOPLE}) n
      returning id
    ), members as (
      insert into memberships (company_id, user_id, role_id)
      select 1, people.id, roles.id from people, roles
      where roles.company_id = 1 and roles.built_in = 'administrator'
    )
    insert into sessions (id, user_id, refresh_hash, renewed_at, expires_at, user_agent, address)
    select gen_random_uuid(), id, '', now(), now() + interval '1 day', 'bench', '127.0.0.1' from people
    returning user_id, id as session_id`,
    [await quickPasswordHash()],
  );
  const key = await accessTokenKey(pool);
  let tokens: string[] = [];
  let renewedAt = 0;
  let turn = 0;
  const renew = async () => {
    renewedAt = Date.now();
    tokens = await Promise.all(
      rows.map(async (row) => {
        const person = { userId: row.user_id, sessionId: row.session_id };
        return (await writeAccessToken(key, person, new Date())).jwt;
      }),
    );
  };
  await renew();
  return {
    next() {
      // They are valid for ten minutes.
      if (Date.now() - renewedAt > 5 * 60_000) void renew();
      turn = (turn + AT_ONCE) % PEOPLE;
      return tokens.slice(turn, turn + AT_ONCE);
    },
  };
}
