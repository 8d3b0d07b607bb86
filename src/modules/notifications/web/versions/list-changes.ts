import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Condition } from '#modules/notifications/contract/conditions.ts';
import { settingInfo, type SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import type { RecipientCollection } from '#platform/contract/notifiable.ts';

/** One thing in a list of a setting. */
export type Item =
  | { readonly kind: 'channel'; readonly name: Channel }
  | { readonly kind: 'field'; readonly field: string }
  | {
      readonly kind: 'entity';
      readonly collection: RecipientCollection;
      readonly id: number | string;
    }
  | {
      readonly kind: 'condition';
      readonly match: 'all' | 'any';
      readonly conditions: readonly Condition[];
    };

interface ListChanges {
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
}

const { channels, conditions, recipients, recipient_excepts: excepts } = settingInfo.shape;

/** The lists of a setting; each person, department and position of a row is a thing of its own. */
const readers = new Map<string, (value: unknown) => Item[]>([
  [
    'channels',
    (value) => (channels.safeParse(value).data ?? []).map((name) => ({ kind: 'channel', name })),
  ],
  [
    'conditions',
    (value) =>
      (conditions.safeParse(value).data ?? []).map((one) =>
        'conditions' in one
          ? { kind: 'condition', ...one }
          : { kind: 'condition', match: 'all', conditions: [one] },
      ),
  ],
  ['recipients', (value) => itemsOf(recipients.safeParse(value).data ?? [])],
  ['recipient_excepts', (value) => itemsOf(excepts.safeParse(value).data ?? [])],
]);

function itemsOf(rows: SettingInfo['recipients']): Item[] {
  return rows.flatMap((row): Item[] =>
    'field' in row
      ? [{ kind: 'field', ...row }]
      : row.entity_ids.map((id) => ({ kind: 'entity', collection: row.collection, id })),
  );
}

/** What was taken out of a list and put into it; undefined where the part of the setting is no list. */
export function listChanges(
  field: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): ListChanges | undefined {
  const read = readers.get(field);
  if (read === undefined) return undefined;
  const [earlier, later] = [read(before), read(after)];
  return { removed: without(earlier, later), added: without(later, earlier) };
}

function without(items: readonly Item[], others: readonly Item[]): Item[] {
  const known = new Set(others.map((item) => JSON.stringify(item)));
  return items.filter((item) => !known.has(JSON.stringify(item)));
}
