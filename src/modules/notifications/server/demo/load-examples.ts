import { and, eq, or } from 'drizzle-orm';
import { loadExamplesOnce } from '#modules/identity/server/public.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { notificationRecords as records } from '../records/records.tables.ts';
import { EXAMPLE_COMPANY, EXAMPLE_MESSAGES } from './example-messages.ts';
import { EXAMPLE_SETTINGS } from './example-settings.ts';
import { loadMessage } from './load-message.ts';
import { loadSetting, type Needs } from './load-setting.ts';
import { notifyOfExamples } from './notify-of-examples.ts';
import { showOutcomes } from './show-outcomes.ts';

/**
 * Writes settings and messages of the invented company, once in the life of an installation, with deliveries
 * in every state, and what the examples did; nothing is sent. By now the other modules have written their examples, which are events.
 */
export function loadExamples({ context, catalogue }: Needs): Promise<void> {
  return loadExamplesOnce(context, {
    name: 'notification_examples',
    examples: [{ companyId: EXAMPLE_COMPANY }],
    async load(tx, scope) {
      const ids: string[] = [];
      for (const example of EXAMPLE_SETTINGS) {
        ids.push(await loadSetting(tx, scope, { example, context, catalogue }));
      }
      for (const example of EXAMPLE_MESSAGES) {
        ids.push(await loadMessage(tx, scope, { example, context }));
      }
      const written = await tx
        .select({ id: records.id })
        .from(records)
        .where(
          and(
            eq(records.company_id, scope.companyId),
            or(isOneOf(records.setting_id, ids), isOneOf(records.custom_id, ids)),
          ),
        );
      await showOutcomes(
        tx,
        scope,
        written.map(({ id }) => id),
      );
      await notifyOfExamples(tx, scope, { context, catalogue });
    },
  });
}
