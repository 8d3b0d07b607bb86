import { customErrors, customEvents } from '#modules/notifications/contract/customs.ts';
import { statusMoves } from '#modules/notifications/contract/setting-moves.ts';
import type { SettingStatus } from '#modules/notifications/contract/setting-status.ts';
import { settingErrors } from '#modules/notifications/contract/settings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { customKeeper } from './customs.queries.ts';

interface Move {
  readonly id: string;
  readonly to: SettingStatus;
  readonly translator: Translator;
}

const events = {
  Active: customEvents.custom_activated,
  Inactive: customEvents.custom_deactivated,
  Archived: customEvents.custom_archived,
};

/** Makes a message active or inactive, or archives it. */
export async function moveCustom(
  tx: Transaction,
  scope: Scope,
  { id, to, translator }: Move,
): Promise<void> {
  const row = await customKeeper.lock(tx, scope, id);
  if (!statusMoves[row.status].includes(to)) {
    const say = (status: SettingStatus) =>
      translator.translate(scope.language, `notifications:statuses.${status}`);
    throw settingErrors.move_not_allowed({ parameters: { from: say(row.status), to: say(to) } });
  }
  if (row.stage === 'scheduled' || row.stage === 'sending') throw customErrors.custom_running();
  await customKeeper.change(tx, scope, {
    id,
    seen: row,
    event: events[to],
    values: () => ({ status: to }),
  });
}
