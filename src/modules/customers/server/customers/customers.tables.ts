import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core';
import {
  addressTypes,
  contactTypes,
  customerStatuses,
  customerTypes,
  tagColours,
} from '#modules/customers/contract/customer-choices.ts';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import {
  amount,
  belongsTo,
  companyOwned,
  instant,
  phoneNumber,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import { hashIn, sealed } from '#platform/server/personal-data/sealed-column.ts';

interface TaxIdColumns {
  readonly tax_id: PgColumn;
  readonly tax_id_sealed: PgColumn;
}

/** By what customers of one tax id are alike: its hash for a person, itself for an organisation. */
export function taxIdKey({ tax_id, tax_id_sealed }: TaxIdColumns): SQL<string | null> {
  return sql<string | null>`coalesce(${hashIn(tax_id_sealed)}, nullif(${tax_id}, ''))`;
}

/** To whom the company sells. */
export const customers = pgTable(
  'customers',
  {
    ...companyOwned(),
    customer_type: text({ enum: customerTypes }).notNull(),
    /** That of the organisation, or both names of the person. */
    name: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    company_name: text().notNull(),
    /** Of a person with asterisks. */
    tax_id: text().notNull(),
    /** The national id of a person. */
    tax_id_sealed: sealed(),
    branch: text().notNull(),
    email: text().notNull(),
    phone: phoneNumber().notNull(),
    website: text().notNull(),
    credit_limit: amount(),
    payment_terms: text().notNull(),
    status: text({ enum: customerStatuses }).notNull(),
    address: text().notNull(),
    subdistrict_id: integer(),
    district_id: integer(),
    province_id: integer(),
    postal_code: text().notNull(),
    note: text().notNull(),
    owner_id: integer(),
    deleted_at: instant(),
    /** When its personal data were erased. */
    anonymised_at: instant(),
    /** Names, e-mail address, phone and tax id in the spelling that searches use. */
    search_text: text().notNull(),
    /** By what customers that may be one are found: two of them have one in common. */
    duplicate_keys: text().array().notNull().default([]),
    /** The customer that it became by a merge; it is in the bin itself. */
    merged_into: uuid(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    refersTo(table, { name: 'customers_merged_into', from: table, by: 'merged_into' }).onDelete(
      'restrict',
    ),
    refersTo(employees, { name: 'customers_owner', from: table, by: 'owner_id' }),
    index('customers_by_duplicate_keys').using('gin', table.duplicate_keys),
    index('customers_merged')
      .on(table.company_id, table.merged_into)
      .where(sql`merged_into is not null`),
    index('customers_by_name').on(table.company_id, inThaiOrder(table.name), table.id),
    index('customers_by_creation').on(table.company_id, table.created_at, table.id),
    index('customers_by_change').on(table.company_id, table.updated_at, table.id),
    index('customers_by_deletion')
      .on(table.company_id, table.deleted_at, table.id)
      .where(sql`deleted_at is not null`),
    index('customers_counted')
      .on(table.company_id)
      .where(sql`deleted_at is null`),
    index('customers_by_province').on(table.company_id, table.province_id),
    index('customers_by_owner').on(table.company_id, table.owner_id),
    index('customers_by_tax_id').on(table.company_id, taxIdKey(table)),
    index('customers_by_phone').on(table.company_id, table.phone),
    index('customers_by_email').on(table.company_id, table.email),
    index('customers_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);

/** Further addresses of customers, one of each type being primary. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    ...companyOwned(),
    customer_id: uuid().notNull(),
    address_type: text({ enum: addressTypes }).notNull(),
    address_line1: text().notNull(),
    address_line2: text().notNull(),
    subdistrict_id: integer(),
    district_id: integer(),
    province_id: integer(),
    postal_code: text().notNull(),
    is_primary: boolean().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(customers, {
      name: 'customer_addresses_of_customer',
      from: table,
      by: 'customer_id',
    }),
    index('customer_addresses_by_customer').on(table.company_id, table.customer_id, table.id),
    uniqueIndex('customer_addresses_one_primary')
      .on(table.company_id, table.customer_id, table.address_type)
      .where(sql`is_primary`),
  ],
);

/** People to talk to at customers, one of them being primary. */
export const customerContacts = pgTable(
  'customer_contacts',
  {
    ...companyOwned(),
    customer_id: uuid().notNull(),
    contact_type: text({ enum: contactTypes }).notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    title: text().notNull(),
    department: text().notNull(),
    email: text().notNull(),
    phone: phoneNumber().notNull(),
    mobile: phoneNumber().notNull(),
    is_primary: boolean().notNull(),
    notes: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(customers, { name: 'customer_contacts_of_customer', from: table, by: 'customer_id' }),
    index('customer_contacts_by_customer').on(table.company_id, table.customer_id, table.id),
    uniqueIndex('customer_contacts_one_primary')
      .on(table.company_id, table.customer_id)
      .where(sql`is_primary`),
  ],
);

/** Words by which a company sorts its customers. */
export const customerTags = pgTable(
  'customer_tags',
  {
    ...companyOwned(),
    name: text().notNull(),
    colour: text({ enum: tagColours }).notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('customer_tags_name_is_unique').on(table.company_id, table.name),
  ],
);

/** Which customers have which tags. */
export const customersTagged = pgTable(
  'customers_tagged',
  {
    company_id: integer().notNull(),
    customer_id: uuid().notNull(),
    tag_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.customer_id, table.tag_id] }),
    belongsTo(customers, { name: 'customers_tagged_customer', from: table, by: 'customer_id' }),
    belongsTo(customerTags, { name: 'customers_tagged_tag', from: table, by: 'tag_id' }),
    index('customers_tagged_by_tag').on(table.company_id, table.tag_id, table.customer_id),
  ],
);
