import { z } from 'zod';
import { customer } from '#modules/customers/contract/customers.ts';
import { placeNames } from '#modules/geography/server/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { customerList } from './customers.queries.ts';
import { readExported } from './exported-customers.queries.ts';

/** A customer as files have it. */
const exportedCustomer = customer
  .omit({ owner_id: true, deleted_at: true, anonymised_at: true })
  .extend({ tags: z.string() });

/** The list of customers as a file; national ids have asterisks. */
export async function customerSheet(
  scope: Scope,
  query: Parameters<ReturnType<typeof customerList.exportAs>>[1],
): Promise<ExportableList<z.output<typeof exportedCustomer>>> {
  const title = 'customers:list.title';
  const { findIds } = customerList.exportAs({ title, columns: [] })(scope, query);
  const columns = await columnsIn(scope.language);
  return { title, columns, findIds, readRows: (tx, ids) => readExported(tx, scope, ids) };
}

async function columnsIn(language: Language) {
  const placeName = await placeNames(language);
  return exportColumns(exportedCustomer, {
    id: false,
    customer_type: {
      heading: 'customers:fields.customer_type',
      printed: true,
      cell: ({ customer_type }, say) => say(`customers:types.${customer_type}`),
    },
    name: { heading: 'customers:fields.name', width: 36, printed: true },
    first_name: { heading: 'customers:fields.first_name', width: 20 },
    last_name: { heading: 'customers:fields.last_name', width: 20 },
    company_name: { heading: 'customers:fields.company_name', width: 36 },
    tax_id: { heading: 'customers:fields.tax_id', width: 16, printed: true },
    branch: { heading: 'customers:fields.branch', width: 8 },
    email: { heading: 'customers:fields.email', width: 28, printed: true },
    phone: { heading: 'customers:fields.phone', width: 14, printed: true },
    website: { heading: 'customers:fields.website', width: 24 },
    credit_limit: { heading: 'customers:fields.credit_limit', width: 14, printed: true },
    payment_terms: { heading: 'customers:fields.payment_terms', width: 16 },
    status: {
      heading: 'customers:fields.status',
      printed: true,
      cell: ({ status }, say) => say(`customers:statuses.${status}`),
    },
    address: { heading: 'customers:fields.address', width: 36 },
    subdistrict_id: {
      heading: 'customers:fields.subdistrict_id',
      cell: ({ subdistrict_id }) => placeName('subdistrict_id', subdistrict_id),
    },
    district_id: {
      heading: 'customers:fields.district_id',
      cell: ({ district_id }) => placeName('district_id', district_id),
    },
    province_id: {
      heading: 'customers:fields.province_id',
      printed: true,
      cell: ({ province_id }) => placeName('province_id', province_id),
    },
    postal_code: { heading: 'customers:fields.postal_code', width: 10 },
    tags: { heading: 'customers:fields.tags', width: 24, printed: true },
    note: { heading: 'customers:fields.note', width: 36 },
    created_at: { heading: 'customers:fields.created_at' },
    updated_at: { heading: 'customers:fields.updated_at' },
    owner_name: { heading: 'customers:fields.owner_name', width: 24 },
  });
}
