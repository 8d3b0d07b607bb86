import { z } from 'zod';
import { findEmployeesCalled } from '#modules/directory/server/public.ts';
import { placeResolver } from '#modules/geography/server/public.ts';
import {
  customerImportEvents,
  customerImportLimits,
} from '#modules/customers/contract/customer-import.ts';
import { customerKeys, importModes } from '#modules/customers/contract/customer-import-choices.ts';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { customerPermissions } from '#modules/customers/contract/permissions.ts';
import type { Context } from '#platform/server/context.ts';
import { importKind } from '#platform/server/file-import/define-import.ts';
import type { ImportKind } from '#platform/server/file-import/import-kind.ts';
import { removeUnlessNeeded } from '#platform/server/file-import/remove-unless-needed.ts';
import { customers } from '../customers/customers.tables.ts';
import { customersInFile } from './customers-in-file.ts';
import { findCustomers, taxIdComparer } from './find-customers.queries.ts';
import { planCustomers, type PlannedCustomer } from './plan-customers.ts';
import { removeExtras } from './remove-extras.ts';
import { linesWithShortTaxId } from './short-tax-ids.ts';
import { writeCustomers } from './write-customers.ts';

const ROWS_AT_ONCE = 2_000;

/** Customers from files. */
export function customerImport({ personalData }: Pick<Context, 'personalData'>): ImportKind {
  return importKind({
    name: 'customers',
    entity: CUSTOMER,
    access: customerPermissions.names.write,
    table: customers,
    nameOf: customers.name,
    limits: { bytes: customerImportLimits.jobBytes, rows: customerImportLimits.jobRows },
    leavesOut: true,
    importedEvent: customerImportEvents.imported,
    options: z.strictObject({
      mode: z.enum(importModes).default('both'),
      key: z.enum(customerKeys).default('tax_id'),
    }),
    meant: ['customer_type', 'status'],
    records: ({ key, mode }) => customersInFile({ key, isRequired: mode === 'update' }),
    rowsAtOnce: ROWS_AT_ONCE,
    async plan(tx, scope, { rows, options: { key, mode }, isTrial }) {
      const { planned, problems } = await planCustomers({
        rows,
        found: await findCustomers(tx, scope, { rows, key, personalData, isTrial }),
        key,
        mode,
        hasTaxId: taxIdComparer(scope, personalData),
        owners: await findEmployeesCalled(
          tx,
          scope,
          rows.flatMap(({ owner }) => owner ?? []),
        ),
        resolve: await placeResolver(),
      });
      const created = planned.filter(({ stored }) => stored === undefined).length;
      const changed = planned.filter((each) => each.stored !== undefined && !isUnchanged(each));
      const short = isTrial ? linesWithShortTaxId(rows) : [];
      return {
        problems,
        created,
        updated: changed.length,
        unchanged: planned.length - created - changed.length,
        ...(isTrial && { facts: { short_tax_ids: short.map(String) }, doubtful: short }),
        changes: changed.flatMap(({ stored }) => stored?.id ?? []),
        write: () => writeCustomers(tx, scope, { planned, personalData }),
      };
    },
    // With the contacts and tags that came along: nothing has happened to them since.
    remove: (tx, scope, ids) => removeUnlessNeeded(tx, scope, { table: customers, ids }),
    takeBack: removeExtras,
  });
}

/** Tags and contacts that a customer has already are only found while they are written. */
function isUnchanged({ stored, isChanged, tags, contact }: PlannedCustomer): boolean {
  return stored !== undefined && !isChanged && tags.length === 0 && contact.name === '';
}
