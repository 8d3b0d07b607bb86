import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Language } from '#platform/contract/texts/texts.ts';

/** Reads the name of the employee whose number is in a column. */
export type NameEmployee = (of: {
  readonly companyId: PgColumn;
  readonly id: PgColumn;
  readonly language: Language;
}) => SQL<string | null>;
