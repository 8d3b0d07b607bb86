import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import {
  bulkInvitationLimits,
  type BulkInvitationReport,
  type InvitationColumn,
} from '#modules/identity/contract/bulk-invitation.ts';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { employeesByCode } from '#modules/directory/server/public.ts';
import { fileErrors } from '#platform/contract/file-import.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { users } from '../credentials/credentials.tables.ts';
import type { Acting } from '../memberships/acting.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { listRoles } from '../roles/roles.queries.ts';
import { makeInvitationLinks } from '../sign-in/account-links.ts';
import { mailLink } from '../sign-in/mail-link.job.ts';
import { userRefusals } from '../users/user-guards.ts';
import type { InvitationProblem, InvitationRow, ReadInvitations } from './read-invitations.ts';

interface BulkInvitation extends Pick<Context, 'translator' | 'jobs'> {
  readonly read: ReadInvitations;
  readonly dryRun: boolean;
  /** Whether those with an e-mail address are mailed their link. */
  readonly mail: boolean;
}

interface NewMember {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly role_id: string;
  readonly employee_id: number | null;
}

/** Adds the people of a file, or only reports what is wrong with it. */
export async function inviteUsers(
  acting: Acting,
  { read, dryRun, mail, translator, jobs }: BulkInvitation,
): Promise<BulkInvitationReport> {
  const plan = await planMembers(acting, read.rows, translator);
  const problems = [...read.problems, ...plan.problems].toSorted(
    (one, other) => one.line - other.line,
  );
  const canBeMailed = ({ email }: NewMember) => acting.mailer.isSetUp && email !== null;
  const report = {
    dry_run: dryRun,
    rows: read.total,
    mailable: plan.members.filter(canBeMailed).length,
    problems: problems
      .slice(0, bulkInvitationLimits.problems)
      .map(({ code, parameters, ...problem }) => ({
        ...problem,
        message: translator.translate(acting.scope.language, code, parameters),
      })),
    problems_total: problems.length,
  };
  if (dryRun) return { ...report, invited: [] };
  if (problems.length > 0) {
    throw fileErrors.import_has_problems({ parameters: { count: problems.length } });
  }
  await storeMembers(acting, plan.members);
  const isMailed = (member: NewMember) => mail && canBeMailed(member);
  for (const member of plan.members.filter(isMailed)) await mailTo(acting, member, jobs);
  const handed = plan.members.filter((member) => !isMailed(member)).map(({ id }) => id);
  const links = await makeInvitationLinks(acting.tx, { userIds: handed, now: acting.now });
  return {
    ...report,
    invited: plan.members.map(({ id, username, email }) => ({
      username,
      email,
      link: links.get(id) ?? null,
    })),
  };
}

async function planMembers(
  acting: Acting,
  rows: readonly InvitationRow[],
  translator: Context['translator'],
): Promise<{ members: NewMember[]; problems: InvitationProblem[] }> {
  const { scope } = acting;
  const roles = await rolesByName(acting, translator);
  const taken = await takenBy(acting, rows);
  const codes = rows.flatMap(({ employee_code: code }) => code ?? []);
  const employees = await employeesByCode(acting.tx, scope, codes);
  const colleagues = await haveAccounts(acting, [...employees.values()]);
  const problems: InvitationProblem[] = [];
  const members = rows.map(({ line, username, email, role: name, employee_code }) => {
    const problem = (column: InvitationColumn, value: string, code: string) =>
      void problems.push({ line, column, value, code });
    const role = roles.get(name.toLowerCase());
    if (role === undefined) problem('role', name, 'identity:errors.role_id_unknown');
    else if (!role.permissions.every((permission) => mayGive(acting, permission))) {
      problem('role', name, 'identity:errors.beyond_your_rights');
    }
    if (taken.usernames.has(username.toLowerCase())) {
      problem('username', username, 'identity:errors.username_taken');
    }
    if (email !== null && taken.emails.has(email.toLowerCase())) {
      problem('email', email, 'identity:errors.email_taken');
    }
    const employee_id = employee_code === null ? null : (employees.get(employee_code) ?? null);
    if (employee_code !== null && employee_id === null) {
      problem('employee_code', employee_code, 'identity:errors.employee_id_unknown');
    }
    if (employee_id !== null) {
      if (colleagues.has(employee_id)) {
        problem('employee_code', employee_code ?? '', 'identity:errors.employee_id_taken');
      }
      colleagues.add(employee_id);
    }
    return { id: newId(), username, email, role_id: role?.id ?? '', employee_id };
  });
  return { members, problems };
}

function mayGive({ scope }: Acting, permission: string): boolean {
  return new Set<string>(scope.permissions).has(permission);
}

/** The company's roles by what they are called, in lower case; built-in ones in both languages. */
async function rolesByName(acting: Acting, translator: Context['translator']) {
  const roles = await listRoles(acting.tx, acting);
  return new Map(
    roles.flatMap((role) => {
      const { built_in } = role;
      const names =
        built_in === null
          ? [role.name]
          : [
              built_in,
              ...LANGUAGES.map((each) => translator.translate(each, `identity:roles.${built_in}`)),
            ];
      return names.map((name) => [name.toLowerCase(), role] as const);
    }),
  );
}

async function takenBy({ tx }: Acting, rows: readonly InvitationRow[]) {
  const username = sql<string>`lower(${users.username})`;
  const email = sql<string>`lower(${users.email})`;
  const usernames = rows.map((row) => row.username.toLowerCase());
  const emails = rows.flatMap((row) => row.email?.toLowerCase() ?? []);
  const byName = await tx.select({ username }).from(users).where(inArray(username, usernames));
  const byMail = await tx.select({ email }).from(users).where(inArray(email, emails));
  return {
    usernames: new Set(byName.map((row) => row.username)),
    emails: new Set(byMail.map((row) => row.email)),
  };
}

/** Which employees have an account in the company. */
async function haveAccounts({ tx, scope }: Acting, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: memberships.employee_id })
    .from(memberships)
    .where(
      and(
        eq(memberships.company_id, scope.companyId),
        isNotNull(memberships.employee_id),
        inArray(memberships.employee_id, [...ids]),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

async function storeMembers({ tx, scope }: Acting, members: readonly NewMember[]): Promise<void> {
  if (members.length === 0) return;
  const refuse = refuseAtField(userRefusals);
  const accounts = members.map(({ id, username, email }) => ({ id, username, email }));
  await tx.insert(users).values(accounts).catch(refuse);
  const posts = members.map(({ id, role_id, employee_id }) => ({
    company_id: scope.companyId,
    user_id: id,
    role_id,
    employee_id,
  }));
  await tx.insert(memberships).values(posts).catch(refuse);
  await recordQuietly(
    tx,
    scope,
    members.map(({ id, ...after }) => ({
      name: identityEvents.user_created,
      entity: 'user',
      entityId: id,
      after,
    })),
  );
}

async function mailTo({ tx, scope }: Acting, { username }: NewMember, jobs: Context['jobs']) {
  const { language, requestId, companyId, employeeId, userId } = scope;
  const asker = { companyId, userId, employeeId };
  await jobs.enqueue(tx, mailLink, { name: username, language, requestId, asker });
}
