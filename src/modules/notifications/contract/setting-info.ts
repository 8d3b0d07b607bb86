import { z } from 'zod';
import { INBOX_TONES } from '#platform/contract/inbox.routes.ts';
import { CHANNELS } from './channel-names.ts';
import { conditionFields } from './conditions.ts';
import {
  collectionRow,
  collectionRows,
  eachCollectionOnce,
  messageText,
  titleText,
  translations,
} from './message-fields.ts';

/** Those whom a property of the event names. */
export const fieldRow = z.strictObject({ field: z.string().min(1).max(100) });

/** What a setting says: autosave stores it in the draft, incomplete as it may be. */
export const settingInfo = z.strictObject({
  title: titleText.default(''),
  message: messageText.default(''),
  translations,
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
  recipient_excepts: collectionRows.default([]),
  /** Neither muted nor delayed by quiet hours. */
  critical: z.boolean().default(false),
  tone: z.enum(INBOX_TONES).default('info'),
});

export type SettingInfo = z.output<typeof settingInfo>;
