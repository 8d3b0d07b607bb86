import { and, eq } from 'drizzle-orm';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import type { FieldProblem } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { DeclaredEvent } from '../events/event-catalogue.ts';
import { staleParts } from '../settings/draft-problems.ts';
import {
  notificationSettings as settings,
  notificationSettingVersions as versions,
} from '../settings/settings.tables.ts';

export interface SettingInForce {
  readonly id: string;
  readonly version: number;
  readonly info: SettingInfo;
  /** Why it can no longer be in force. */
  readonly problem: FieldProblem | undefined;
}

type Company = Pick<Scope, 'companyId'>;

export type ReadSettings = (
  tx: Transaction,
  company: Company,
  declared: DeclaredEvent,
) => Promise<SettingInForce[]>;

/** Reads the settings in force about an event. Versions never change, so each is read and checked only once. */
export function createSettingsReader(): ReadSettings {
  const known = new Map<string, SettingInForce>();
  return async (tx, company, declared) => {
    const inForce = await tx
      .select({ id: settings.id, version: settings.live_version })
      .from(settings)
      .where(
        hasValues(settings, {
          company_id: company.companyId,
          live_event: declared.key,
          status: 'Active',
        }),
      );
    const wanted = inForce.flatMap(({ id, version }) =>
      version === null ? [] : [{ id, version, key: `${id} ${version}` }],
    );
    const unknown = wanted.filter(({ key }) => !known.has(key));
    if (unknown.length > 0) {
      for (const { id, version, info } of await readVersions(tx, company, unknown)) {
        const [problem] = staleParts(info, declared);
        known.set(`${id} ${version}`, { id, version, info, problem });
      }
    }
    return wanted.flatMap(({ key }) => known.get(key) ?? []);
  };
}

function readVersions(
  tx: Transaction,
  { companyId }: Company,
  wanted: readonly { readonly id: string; readonly version: number }[],
) {
  return tx
    .select({ id: versions.setting_id, version: versions.number, info: versions.info })
    .from(versions)
    .where(
      and(
        eq(versions.company_id, companyId),
        isOneOf(
          versions.setting_id,
          wanted.map(({ id }) => id),
        ),
        isOneOf(
          versions.number,
          wanted.map(({ version }) => version),
        ),
      ),
    );
}
