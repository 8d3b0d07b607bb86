import type { Reader } from '../memberships/acting.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { employeeIsLike, employeeName, employeesLike } from '#modules/directory/server/public.ts';
import type { listUsers as listRoute, User } from '#modules/identity/contract/users.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { countRows, pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { likePatterns } from '#platform/server/search/search-text.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { findPosts, mayManage, powersOf } from '../memberships/posts.queries.ts';
import { signInLockedUntil } from '../credentials/limit-failures.ts';
import { accountText, users } from '../credentials/credentials.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';

type ListQuery = Query<typeof listRoute>;

/** People of the company, a page of them. */
export async function listUsers(
  tx: Transaction,
  reader: Reader,
  query: ListQuery,
): Promise<Page<User>> {
  const { companyId, language } = reader.scope;
  const where = and(
    eq(memberships.company_id, companyId),
    await matching(tx, companyId, likePatterns(query.search)),
    query.status === undefined ? undefined : hasStatus[query.status],
    query.role_id === undefined ? undefined : eq(memberships.role_id, query.role_id),
    query.locked === undefined
      ? undefined
      : or(eq(users.is_otp_block, true), isNotNull(signInLockedUntil(reader.now))),
  );
  const people = tx
    .select({ id: memberships.user_id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(where)
    .as('people');
  const counted = await countRows(tx, { table: people, mode: query.count });
  const rows = await select(tx, reader)
    .where(where)
    .orderBy(...orders(language)[query.sort])
    .limit(pageWindow(query).limit)
    .offset(pageWindow(query).offset);
  return {
    data: await describe(tx, reader, rows),
    ...counted,
    page: query.page,
    page_size: query.page_size,
  };
}

/** One person of the company; somebody of another company and nobody at all give the same failure. */
export async function findUser(tx: Transaction, reader: Reader, id: string): Promise<User> {
  const rows = await select(tx, reader).where(
    and(eq(memberships.company_id, reader.scope.companyId), eq(memberships.user_id, id)),
  );
  const [found] = await describe(tx, reader, rows);
  if (found === undefined) throw errors.not_found();
  return found;
}

type Row = Awaited<ReturnType<typeof select>>[number];

function select(tx: Transaction, { scope: { language }, now }: Reader) {
  return tx
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      is_active: users.is_active,
      is_otp: sql<boolean>`${users.otp_secret} is not null`,
      is_otp_block: users.is_otp_block,
      locked_until: signInLockedUntil(now),
      is_invited: sql<boolean>`${users.password_hash} is null`,
      employee_name: nameIn(language),
      last_seen_at: lastSeenAt(),
      created_at: users.created_at,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .$dynamic();
}

/** Adds to rows what each person is here and elsewhere. */
async function describe(
  tx: Transaction,
  { scope, permissionSets, nameRole, mailer }: Reader,
  rows: readonly Row[],
): Promise<User[]> {
  const posts = await findPosts(
    tx,
    rows.map(({ id }) => id),
  );
  const powers = await powersOf(tx, { scope, permissionSets });
  return rows.flatMap(({ is_active, is_invited, employee_name, ...row }) => {
    const own = posts.filter(({ user_id }) => user_id === row.id);
    const post = own.find(({ company_id }) => company_id === scope.companyId);
    if (post === undefined) return [];
    return {
      ...row,
      status: statusOf({ is_active, is_invited }),
      role: { id: post.role_id, built_in: post.built_in, name: nameRole(post) },
      employee:
        post.employee_id === null ? null : { id: post.employee_id, name: employee_name ?? '' },
      other_companies: own
        .filter((each) => each !== post && powers.has(each.company_id))
        .map((each) => ({
          id: each.company_id,
          name: scope.language === 'th' ? each.company_name_th : each.company_name_en,
          role: nameRole(each),
        })),
      may_manage_account: own.every((each) => mayManage(powers, each, permissionSets)),
      may_be_mailed: mailer.isSetUp && row.email !== null && is_active,
      is_caller: row.id === scope.userId,
      updated_at: post.updated_at,
    };
  });
}

function statusOf({
  is_active,
  is_invited,
}: Pick<Row, 'is_active' | 'is_invited'>): User['status'] {
  if (!is_active) return 'inactive';
  return is_invited ? 'invited' : 'active';
}

const hasStatus: Record<User['status'], SQL | undefined> = {
  active: and(eq(users.is_active, true), isNotNull(users.password_hash)),
  invited: and(eq(users.is_active, true), isNull(users.password_hash)),
  inactive: eq(users.is_active, false),
};

function nameIn(language: Language): SQL<string | null> {
  return employeeName({
    companyId: memberships.company_id,
    id: memberships.employee_id,
    language,
  });
}

function lastSeenAt(): SQL<string | null> {
  const seen = sql`(select max(${sessions.renewed_at}) from ${sessions} where ${sessions.user_id} = ${users.id})`;
  return sql`${seen}`.mapWith(sessions.renewed_at);
}

/** People who match all patterns. If the longest finds few, indexes lead to them; otherwise most rows are read anyway. */
async function matching(
  tx: Transaction,
  companyId: number,
  patterns: readonly string[],
): Promise<SQL | undefined> {
  const [longest] = patterns.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return undefined;
  const near = unionAll(
    tx
      .select({ id: memberships.user_id })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.user_id))
      .where(and(eq(memberships.company_id, companyId), like(accountText(users), longest))),
    tx
      .select({ id: memberships.user_id })
      .from(memberships)
      .where(
        and(
          eq(memberships.company_id, companyId),
          inArray(memberships.employee_id, employeesLike(tx, companyId, longest)),
        ),
      ),
  );
  const { total_is_minimum: isCommon } = await countRows(tx, {
    table: near.as('near'),
    mode: 'capped',
  });
  return and(
    isCommon === true ? undefined : inArray(memberships.user_id, near),
    ...patterns.map((pattern) =>
      or(
        like(accountText(users), pattern),
        employeeIsLike({ companyId: memberships.company_id, id: memberships.employee_id }, pattern),
      ),
    ),
  );
}

function orders(language: Language): Record<ListQuery['sort'], SQL[]> {
  const name = sql`coalesce(${nameIn(language)}, ${users.username}) collate "und-x-icu"`;
  const username = sql`lower(${users.username})`;
  return {
    name: [asc(name), asc(users.id)],
    '-name': [desc(name), desc(users.id)],
    username: [asc(username)],
    '-username': [desc(username)],
    last_seen_at: [sql`${lastSeenAt()} asc nulls first`, asc(users.id)],
    '-last_seen_at': [sql`${lastSeenAt()} desc nulls last`, desc(users.id)],
  };
}
