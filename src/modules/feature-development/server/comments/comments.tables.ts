import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, companyOwned, instant, instantNow } from '#platform/server/database/columns.ts';
import { sops } from '../records/sops.tables.ts';
import { sows } from '../records/sows.tables.ts';
import { valueStreams } from '../records/value-streams.tables.ts';

/** Comments on value streams, SOPs, SOWs and their stages: each has one of the three ids. Their ids are in the order of writing. */
export const sowComments = pgTable(
  'sow_comments',
  {
    ...companyOwned(),
    sow_id: uuid(),
    sop_id: uuid(),
    value_stream_id: uuid(),
    stage_number: integer(),
    text: text().notNull(),
    /** Employees. */
    mentions: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    author_id: uuid().notNull(),
    author_employee: integer(),
    created_at: instantNow(),
    edited_at: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(sows, { name: 'sow_comments_of_sow', from: table, by: 'sow_id' }),
    belongsTo(sops, { name: 'sow_comments_of_sop', from: table, by: 'sop_id' }),
    belongsTo(valueStreams, {
      name: 'sow_comments_of_value_stream',
      from: table,
      by: 'value_stream_id',
    }),
    check(
      'sow_comments_have_one_subject',
      sql`num_nonnulls(${table.sow_id}, ${table.sop_id}, ${table.value_stream_id}) = 1`,
    ),
    index('sow_comments_by_sop').on(table.company_id, table.sop_id, table.id),
    index('sow_comments_by_value_stream').on(table.company_id, table.value_stream_id, table.id),
    index('sow_comments_by_sow').on(table.company_id, table.sow_id, table.id),
  ],
);
