import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { ListedSetting, Setting } from '#modules/notifications/contract/settings.ts';
import type { Context } from '#platform/server/context.ts';
import { sayProblem } from '../channels/say-problem.ts';
import { nameOfSetting, type Describing } from './built-in-name.ts';
import { draftProblems } from './draft-problems.ts';
import type { SettingRow } from './settings.queries.ts';

interface WithDefaults extends Describing, Pick<Context, 'defaultSettings'> {}

type WithoutFigures<Described extends ListedSetting> = Omit<
  Described,
  'sent_total' | 'sent_this_month'
>;

/** A setting as lists show it, without its figures: here the names of the wire, which the specification writes in camelCase. */
export function describeListed(
  row: SettingRow,
  given: WithDefaults,
): WithoutFigures<ListedSetting> {
  const { catalogue, translator, language } = given;
  const { created_at, updated_at, draft, event, ...columns } = row;
  return {
    ...columns,
    name: nameOfSetting(row, given),
    event: describeEvent(event, { catalogue, language }),
    channels: draft.channels,
    is_default: row.default_key !== null,
    has_changes: hasChanges(row),
    switched_off:
      row.switched_off &&
      translator.translate(language, row.switched_off.code, row.switched_off.parameters),
    createdAt: created_at,
    updatedAt: updated_at,
  };
}

/** A setting with its draft, the version in force, and what keeps the draft from coming into force. */
export function describeSetting(
  row: SettingRow,
  given: WithDefaults & { readonly enabled: ReadonlySet<Channel> },
): WithoutFigures<Setting> {
  const { catalogue, translator, language, enabled } = given;
  const declared = catalogue.events.get(row.event);
  return {
    ...describeListed(row, given),
    info: row.draft,
    live:
      row.live_version === null || row.live_info === null || row.live_event === null
        ? null
        : {
            version: row.live_version,
            event: describeEvent(row.live_event, { catalogue, language }),
            info: row.live_info,
            applied_at: new Date(row.applied_at ?? row.updated_at).toISOString(),
            applied_by_name: row.applied_by_name,
          },
    problems: draftProblems({ info: row.draft, declared, enabled }).map((problem) =>
      sayProblem(problem, { translator, language }),
    ),
    has_english: row.draft.translations.en !== null,
  };
}

/** Whether the draft is another than the version in force. */
export function hasChanges({ draft, event, live_info, live_event }: SettingRow): boolean {
  return !isDeepStrictEqual(draft, live_info) || event !== live_event;
}

function describeEvent(key: string, { catalogue, language }: Omit<Describing, 'translator'>) {
  const declared = catalogue.events.get(key);
  return declared === undefined ? null : catalogue.describe(declared, language);
}
