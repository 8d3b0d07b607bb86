import { findUnitsNamed } from '#modules/directory/server/public.ts';
import { listMembers, scopeOf } from '#modules/identity/server/public.ts';
import { customInput } from '#modules/notifications/contract/customs.ts';
import type { Context } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import { newId } from '#platform/server/ids.ts';
import { createCustom } from '../customs/save-custom.ts';
import { EXAMPLE_COMPANY, EXAMPLE_MESSAGES, FARMERS_OFFICERS } from './example-messages.ts';

/** Counts the loads: a person who archives the examples does not want them back. */
const LOADS = 'notification_examples';

type Needs = Pick<Context, 'config' | 'database' | 'permissionSets'>;

/** Writes the messages of the invented company, once in the life of an installation; none is sent. */
export async function loadExamples(context: Needs): Promise<void> {
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
    const [, officers] = await findUnitsNamed(tx, scope, FARMERS_OFFICERS);
    if (officers === undefined) return;
    const recipients = [{ collection: 'position' as const, entity_ids: [officers.id] }];
    for (const message of EXAMPLE_MESSAGES) {
      await createCustom(tx, scope, customInput.parse({ ...message, recipients }));
    }
  });
}
