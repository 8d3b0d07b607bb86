import { sql, type SQL } from 'drizzle-orm';
import {
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { TextParameters } from '#platform/contract/errors.ts';
import { INBOX_TONES } from '#platform/contract/inbox.routes.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { companyOwned, instant, instantNow } from '#platform/server/database/columns.ts';

/** The notices of each person. */
export const inboxItems = pgTable(
  'inbox_items',
  {
    ...companyOwned(),
    user_id: uuid().notNull(),
    tone: text({ enum: INBOX_TONES }).notNull(),
    /** In both languages; older notices have the key of a text and its parameters. */
    title: jsonb().$type<Record<Language, string>>(),
    message: jsonb().$type<Record<Language, string>>(),
    text: text().notNull().default(''),
    parameters: jsonb().$type<TextParameters>().notNull().default({}),
    entity: text().notNull(),
    entity_id: text().notNull(),
    within: text(),
    at: instantNow(),
    read_at: instant(),
    archived_at: instant(),
    /** Hidden until then, when it comes back as the newest. */
    snoozed_until: instant(),
    /** The delivery that brought it. */
    delivery_id: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('inbox_items_in_order').on(table.company_id, table.user_id, cameAt(table), table.id),
    index('inbox_items_snoozed')
      .on(table.snoozed_until)
      .where(sql`${table.snoozed_until} is not null`),
    uniqueIndex('inbox_items_of_delivery')
      .on(table.company_id, table.delivery_id)
      .where(sql`${table.delivery_id} is not null`),
    index('inbox_items_unread')
      .on(table.company_id, table.user_id)
      .where(sql`${table.read_at} is null`),
    index('inbox_items_unread_about')
      .on(table.company_id, table.entity, table.entity_id)
      .where(sql`${table.read_at} is null`),
  ],
);

/** When a notice came into the inbox, or comes back into it: the order in which people see them. */
export function cameAt(table: {
  readonly snoozed_until: AnyPgColumn;
  readonly at: AnyPgColumn;
}): SQL<string> {
  return sql<string>`coalesce(${table.snoozed_until}, ${table.at})`;
}
