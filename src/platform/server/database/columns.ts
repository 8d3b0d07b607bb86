import { sql } from 'drizzle-orm';
import { customType, foreignKey, integer, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { toBaht, toSatang } from '#platform/contract/money.ts';
import { spellPhone, toE164 } from '#platform/contract/phone.ts';
import { newId } from '../ids.ts';

/** An amount: baht in code and on the wire, stored as a whole number of satang. */
export const amount = customType<{ data: number; driverData: number | string | null }>({
  dataType: () => 'bigint',
  // Prepared statements bring null here as well.
  toDriver: (baht: number | null) => (baht === null ? null : toSatang(baht)),
  fromDriver: (satang) => toBaht(Number(satang)),
});

/** A phone number: as it is written in code and on the wire, stored in E.164. */
export const phoneNumber = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: toE164,
  fromDriver: spellPhone,
});

/** A byte string, for example a hash. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The first columns of every company-owned table; its primary key is `(company_id, id)`. */
export function companyOwned() {
  return {
    company_id: integer().notNull(),
    id: uuid().notNull().$defaultFn(newId),
  };
}

/** When a row was created and last changed, in UTC with milliseconds. */
export function timestamps() {
  return {
    created_at: instantNow(),
    updated_at: instantNow(),
  };
}

/** The columns of a company's record, as a foreign key needs them. */
interface OfCompany {
  readonly company_id: PgColumn;
  readonly id: PgColumn;
}

interface Reference<By extends string> {
  /** Of the constraint; made of the columns where left out. */
  readonly name?: string;
  readonly from: Readonly<Record<By | 'company_id', PgColumn>>;
  /** The column that names the record. */
  readonly by: By;
}

/**
 * A reference to a record of the same company, which cannot be deleted while it is referred to. Where many are
 * deleted at once, `.onDelete('restrict')` spares PostgreSQL half of the work: it does not look for another
 * record of the same id.
 */
export function refersTo<By extends string>(record: OfCompany, { name, from, by }: Reference<By>) {
  return foreignKey({
    name,
    columns: [from.company_id, from[by]],
    foreignColumns: [record.company_id, record.id],
  });
}

/** A reference to the record of which this is a part: it is deleted along with that record. */
export function belongsTo<By extends string>(record: OfCompany, reference: Reference<By>) {
  return refersTo(record, reference).onDelete('cascade');
}

/** An instant that is now where nothing else is written. */
export function instantNow() {
  return instant()
    .notNull()
    .default(sql`now()`);
}

/** A point in time as ISO text in UTC; the wire carries only milliseconds, so no more are stored. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: isoText,
});

function isoText(stored: string): string {
  // The format of a session in UTC is `2026-01-31 18:00:01.5+00`. Parsing it as a date takes ten times as long.
  if (stored[10] !== ' ' || !stored.endsWith('+00')) return new Date(stored).toISOString();
  const time = stored.slice(11, -3);
  return `${stored.slice(0, 10)}T${time.length === 8 ? `${time}.000` : time.padEnd(12, '0')}Z`;
}
