import { findPeople } from '#modules/directory/server/public.ts';
import { findAccounts, permissionsOf, type Account } from '#modules/identity/server/public.ts';
import type { CollectionRow } from '#modules/notifications/contract/message-fields.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { DeclaredEvent } from '../events/event-catalogue.ts';
import { idsIn, readProperty, type LoggedEvent } from './read-property.ts';

/** A person who is reached, once, however many rules name them. */
export interface Recipient {
  /** `employee:94`, or `user:…` of an account that is no employee's. */
  readonly key: string;
  readonly employee_id: number | null;
  readonly user_id: string | null;
  readonly names: Record<Language, string>;
  readonly email: string | null;
  readonly phone: string | null;
  /** Whether their role lets them see the record. Who has no account is reached only where a rule says so. */
  readonly may_see: boolean;
  /** The rows that name them: `recipients.0`. */
  readonly rules: readonly string[];
  /** The rows that except them. */
  readonly exceptions: readonly string[];
}

/** Whom one row names. */
interface Rule {
  readonly path: string;
  readonly employees: readonly number[];
  readonly users: readonly string[];
  readonly departments: readonly string[];
  readonly positions: readonly string[];
}

interface Searched {
  readonly info: Pick<SettingInfo, 'recipients' | 'recipient_excepts'>;
  readonly declared: DeclaredEvent;
  readonly event: LoggedEvent;
  readonly permissionSets: Context['permissionSets'];
}

/** People by department, position and employee. */
export interface Audience {
  readonly recipients: readonly CollectionRow[];
  readonly recipient_excepts: readonly CollectionRow[];
}

type Part = NonNullable<Parameters<typeof findPeople>[2]['part']>;

/** Everybody whom a setting names for an event, those with exceptions included. */
export function findRecipients(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  { info, declared, event, permissionSets }: Searched,
): Promise<Recipient[]> {
  const rules = info.recipients.map((row, index) => {
    const path = `recipients.${index}`;
    if ('collection' in row) return ruleOf(path, row);
    const property = declared.properties[row.field];
    if (property?.collection === undefined) return nobody(path);
    const named = idsIn(readProperty(declared, { event, name: row.field }));
    const entity_ids = leavesActorOut(row.field, declared, event)
      ? named.filter((id) => id !== event.employee_id && id !== event.user_id)
      : named;
    return ruleOf(path, { collection: property.collection, entity_ids });
  });
  return follow(tx, company, {
    rules,
    exceptions: exceptionsOf(info),
    permission: declared.feature.permission,
    permissionSets,
  });
}

/** Nobody is notified of what they did themselves, unless the setting names the actor or the module chose them. */
function leavesActorOut(field: string, { properties, feature }: DeclaredEvent, event: LoggedEvent) {
  const property = properties[field];
  return (
    field !== 'actor' &&
    property?.type === 'person' &&
    property.recipients_only !== true &&
    feature.reachActor?.includes(event.name) !== true
  );
}

/** Some of those whom rows of collections name, who need not be allowed anything. */
export function findMembers(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  { info, part }: { readonly info: Audience; readonly part: Part },
): Promise<Recipient[]> {
  const rules = info.recipients.map((row, index) => ruleOf(`recipients.${index}`, row));
  return follow(tx, company, { rules, exceptions: exceptionsOf(info), part });
}

const exceptionsOf = ({ recipient_excepts: rows }: Pick<Audience, 'recipient_excepts'>) =>
  rows.map((row, index) => ruleOf(`recipient_excepts.${index}`, row));

interface Followed extends Partial<Pick<Searched, 'permissionSets'>> {
  readonly rules: readonly Rule[];
  readonly exceptions: readonly Rule[];
  readonly permission?: Permission | undefined;
  readonly part?: Part;
}

async function follow(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  { rules, exceptions, permission, permissionSets = [], part }: Followed,
): Promise<Recipient[]> {
  const all = (pick: 'employees' | 'departments' | 'positions') =>
    rules.flatMap((rule): (string | number)[] => [...rule[pick]]);
  const wantedUsers = rules.flatMap(({ users }) => users);
  const direct = await findAccounts(tx, company, { users: wantedUsers, employees: [] });
  const wanted = {
    part,
    employees: [
      ...all('employees').filter((id) => typeof id === 'number'),
      ...direct.flatMap(({ employee_id }) => employee_id ?? []),
    ],
    departments: all('departments').map(String),
    positions: all('positions').map(String),
  };
  const people = await findPeople(tx, company, wanted);
  const accounts = await findAccounts(tx, company, {
    users: wantedUsers,
    employees: people.map(({ id }) => id),
  });
  const accountOf = new Map(accounts.map((account) => [account.employee_id, account]));
  const ofAccount = (account: Account | undefined) => ({
    user_id: account?.user_id ?? null,
    may_see:
      account === undefined ||
      permission === undefined ||
      permissionsOf(account, permissionSets).has(permission),
  });

  const employees = people.map((person) => {
    const account = ofAccount(accountOf.get(person.id));
    const { user_id } = account;
    const matched = (rule: Rule) =>
      rule.employees.includes(person.id) ||
      (user_id !== null && rule.users.includes(user_id)) ||
      (person.department_id !== null && rule.departments.includes(person.department_id)) ||
      (person.position_id !== null && rule.positions.includes(person.position_id));
    return {
      key: `employee:${person.id}`,
      employee_id: person.id,
      ...account,
      names: {
        th: `${person.name_th} ${person.last_name_th}`,
        en: `${person.name_en} ${person.last_name_en}`,
      },
      email: person.email,
      phone: person.phone,
      rules: rules.filter(matched).map(({ path }) => path),
      exceptions: exceptions.filter(matched).map(({ path }) => path),
    };
  });
  const others = accounts
    .filter(({ employee_id }) => employee_id === null)
    .map((account) => ({
      key: `user:${account.user_id}`,
      employee_id: null,
      ...ofAccount(account),
      names: { th: '', en: '' },
      email: null,
      phone: null,
      rules: rules.filter(({ users }) => users.includes(account.user_id)).map(({ path }) => path),
      exceptions: [],
    }));
  return [...employees, ...others];
}

const nobody = (path: string): Rule => ({
  path,
  employees: [],
  users: [],
  departments: [],
  positions: [],
});

/** People may be given by employee number or by account. */
export function ruleOf(path: string, { collection, entity_ids }: CollectionRow): Rule {
  const numbers = entity_ids.filter((id) => typeof id === 'number');
  const texts = entity_ids.filter((id) => typeof id === 'string');
  if (collection === 'employee') return { ...nobody(path), employees: numbers, users: texts };
  return collection === 'department'
    ? { ...nobody(path), departments: texts }
    : { ...nobody(path), positions: texts };
}
