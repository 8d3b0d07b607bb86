import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { INBOX_TONES } from '#platform/contract/inbox.routes.ts';
import { RECIPIENT_COLLECTIONS } from '#platform/contract/notifiable.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { CHANNELS } from './channel-names.ts';
import { conditionFields } from './conditions.ts';
import { settingLimits } from './setting-limits.ts';

/** A message keeps its line breaks. */
const message = z
  .string()
  .refine((text) => !text.includes('\0'), 'platform:validation.unprintable_character')
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(settingLimits.message, 'notifications:errors.message_too_long'));

/** One line: what becomes the subject of an e-mail cannot begin another header. */
const title = plainText(settingLimits.title).refine(
  (text) => !/[\r\n]/.test(text),
  'notifications:errors.title_has_lines',
);

const entityIds = z
  .array(z.union([z.int32().positive(), recordId]))
  .min(1, 'notifications:errors.recipient_required')
  .max(1_000);

/** Employees, or everybody of departments or positions. */
export const collectionRow = z.strictObject({
  collection: z.enum(RECIPIENT_COLLECTIONS),
  entity_ids: entityIds,
});

/** Those whom a property of the event names. */
export const fieldRow = z.strictObject({ field: z.string().min(1).max(100) });

export type CollectionRow = z.output<typeof collectionRow>;

const eachCollectionOnce = (rows: readonly object[]) => {
  const used = rows.flatMap((row) => ('collection' in row ? [row.collection] : []));
  return used.length <= settingLimits.collections && new Set(used).size === used.length;
};

/** What a setting says: autosave stores it in the draft, incomplete as it may be. */
export const settingInfo = z.strictObject({
  title: title.default(''),
  message: message.default(''),
  /** For readers of English; those of a setting without it get the Thai texts. */
  translations: z
    .strictObject({ en: z.strictObject({ title, message }).nullable().default(null) })
    .prefault({}),
  channels: z
    .array(z.enum(CHANNELS))
    .max(CHANNELS.length)
    .transform((given) => [...new Set(given)])
    .default([]),
  ...conditionFields,
  recipients: z
    .array(z.union([collectionRow, fieldRow]))
    .max(20)
    .refine(eachCollectionOnce, 'notifications:errors.collection_once')
    .default([]),
  recipient_excepts: z
    .array(collectionRow)
    .max(settingLimits.collections)
    .refine(eachCollectionOnce, 'notifications:errors.collection_once')
    .default([]),
  /** Neither muted nor delayed by quiet hours. */
  critical: z.boolean().default(false),
  tone: z.enum(INBOX_TONES).default('info'),
});

export type SettingInfo = z.output<typeof settingInfo>;
