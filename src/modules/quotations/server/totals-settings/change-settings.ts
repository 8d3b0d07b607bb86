import { and, eq, sql } from 'drizzle-orm';
import { findPeople } from '#modules/directory/server/public.ts';
import { findRoleNames } from '#modules/identity/server/public.ts';
import {
  QUOTATION_SETTINGS,
  settingsEvents,
  type QuotationSettings,
  type SettingsChange,
} from '#modules/quotations/contract/quotation-settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { findSettings } from './quotation-settings.queries.ts';
import { quotationSettings } from './quotation-settings.tables.ts';

interface Change {
  readonly change: SettingsChange;
  readonly translator: Translator;
}

/** Changes the settings; those that somebody else saved meanwhile come with the refusal. */
export async function changeSettings(
  tx: Transaction,
  scope: Scope,
  { change, translator }: Change,
): Promise<QuotationSettings> {
  const { updated_at: seen, ...values } = change;
  await refuseUnknownApprovers(tx, scope, { change, translator });
  const { updated_at: _before, ...before } = await findSettings(tx, scope);
  const [stored] =
    seen === null
      ? await tx
          .insert(quotationSettings)
          .values({ company_id: scope.companyId, ...values })
          .onConflictDoNothing()
          .returning({ updated_at: quotationSettings.updated_at })
      : await tx
          .update(quotationSettings)
          .set({ ...values, updated_at: sql`${laterThan(quotationSettings.updated_at)}` })
          .where(
            and(
              eq(quotationSettings.company_id, scope.companyId),
              eq(quotationSettings.updated_at, seen),
            ),
          )
          .returning({ updated_at: quotationSettings.updated_at });
  if (stored === undefined) throw errors.conflict({ current: await findSettings(tx, scope) });
  await recordEvent(tx, scope, {
    name: settingsEvents.settings_changed,
    entity: QUOTATION_SETTINGS,
    entityId: String(scope.companyId),
    before,
    after: values,
  });
  return { ...values, ...stored };
}

/** People who left, and roles that the company does not have, approve nothing. */
async function refuseUnknownApprovers(
  tx: Transaction,
  scope: Scope,
  { change: { approval_steps: steps }, translator }: Change,
): Promise<void> {
  const people = await findPeople(tx, scope, {
    employees: steps.flatMap(({ approver_ids }) => approver_ids),
    departments: [],
    positions: [],
  });
  const known = new Set(people.map(({ id }) => id));
  const roles = await findRoleNames(tx, scope, {
    ids: steps.flatMap(({ role_ids }) => role_ids),
    translator,
  });
  const fields = steps.flatMap(({ approver_ids, role_ids }, index) => [
    ...(approver_ids.every((id) => known.has(id)) ? [] : [`approval_steps.${index}.approver_ids`]),
    ...(role_ids.every((id) => roles.has(id)) ? [] : [`approval_steps.${index}.role_ids`]),
  ]);
  if (fields.length === 0) return;
  const code = 'quotations:errors.approver_unknown';
  throw errors.validation_failed({ fields: fields.map((path) => ({ path, code })) });
}
