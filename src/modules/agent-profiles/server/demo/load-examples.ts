import { agentProfileInput } from '#modules/agent-profiles/contract/agent-profiles.ts';
import { findUnitsNamed } from '#modules/directory/server/public.ts';
import { listMembers, scopeOf } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { changeProfile } from '../agent-profiles/change-profile.ts';
import { createProfile } from '../agent-profiles/create-profile.ts';
import { moveProfile } from '../agent-profiles/move-profile.ts';
import type { ProfileRecords } from '../agent-profiles/profile-records.queries.ts';
import { EXAMPLE_COMPANY, EXAMPLE_PROFILES, type ExampleProfile } from './example-profiles.ts';

/** Counts the loads: a person who deletes the examples does not want them back. */
const LOADS = 'agent_profile_examples';

type Needs = Pick<Context, 'config' | 'database' | 'permissionSets' | 'translator'>;

/** Creates the agent profiles of the invented company, once in the life of an installation. */
export async function loadExamples(context: Needs, records: ProfileRecords): Promise<void> {
  const { config, database } = context;
  if (!config.demo) return;
  const members = await database.asSystem(listMembers, { readOnly: true });
  const author = members.find(
    ({ companyId, role }) => companyId === EXAMPLE_COMPANY && role === 'administrator',
  );
  if (author === undefined) return;
  const { companyId, userId } = author;
  const scope = await scopeOf(context, { companyId, userId, requestId: newId(), language: 'th' });
  await database.inCompany(scope, async (tx) => {
    if ((await nextNumber(tx, scope, LOADS)) > 1) return;
    for (const example of EXAMPLE_PROFILES) {
      await loadExample(tx, scope, { example, ...context, ...records });
    }
  });
}

async function loadExample(
  tx: Transaction,
  scope: Scope,
  {
    example,
    keeper,
    translator,
  }: Pick<ProfileRecords, 'keeper'> &
    Pick<Needs, 'translator'> & { readonly example: ExampleProfile },
): Promise<void> {
  const { name, description, firstDescription = description, isInactive } = example;
  const [department, position] = await findUnitsNamed(tx, scope, example);
  const input = agentProfileInput.parse({
    name,
    description: firstDescription,
    department,
    position,
  });
  const { id, version } = await createProfile(tx, scope, { keeper, input });
  if (firstDescription !== description) {
    await changeProfile(tx, scope, { keeper, id, change: { name, description, version } });
  }
  if (isInactive) await moveProfile(tx, scope, { keeper, id, to: 'Inactive', translator });
}
