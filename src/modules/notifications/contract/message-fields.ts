import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { RECIPIENT_COLLECTIONS } from '#platform/contract/notifiable.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { settingLimits } from './setting-limits.ts';

/** A message keeps its line breaks. */
export const messageText = z
  .string()
  .refine((text) => !text.includes('\0'), 'platform:validation.unprintable_character')
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(settingLimits.message, 'notifications:errors.message_too_long'));

/** One line: what becomes the subject of an e-mail cannot begin another header. */
export const titleText = plainText(settingLimits.title).refine(
  (text) => !/[\r\n]/.test(text),
  'notifications:errors.title_has_lines',
);

/** For readers of English; those of a message without it get the Thai texts. */
export const translations = z
  .strictObject({
    en: z.strictObject({ title: titleText, message: messageText }).nullable().default(null),
  })
  .prefault({});

const entityIds = z
  .array(z.union([z.int32().positive(), recordId]))
  .min(1, 'notifications:errors.recipient_required')
  .max(1_000);

/** Employees, or everybody of departments or positions. */
export const collectionRow = z.strictObject({
  collection: z.enum(RECIPIENT_COLLECTIONS),
  entity_ids: entityIds,
});

export type CollectionRow = z.output<typeof collectionRow>;

/** Whether rows name each collection once, and no more collections than there are. */
export const eachCollectionOnce = (rows: readonly object[]) => {
  const used = rows.flatMap((row) => ('collection' in row ? [row.collection] : []));
  return used.length <= settingLimits.collections && new Set(used).size === used.length;
};

/** People by department, position and employee: at most three rows, each collection once. */
export const collectionRows = z
  .array(collectionRow)
  .max(settingLimits.collections, 'notifications:errors.collection_once')
  .refine(eachCollectionOnce, 'notifications:errors.collection_once');
