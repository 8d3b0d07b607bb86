import { CUSTOMER, customerEvents } from '#modules/customers/contract/customers.ts';
import { toSatang } from '#platform/contract/money.ts';
import { toE164 } from '#platform/contract/phone.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { customerColumns } from '../customers/customer-columns.ts';
import { customers } from '../customers/customers.tables.ts';
import { updateCustomer } from '../customers/update-customer.ts';
import { addContacts, putTagsOn } from './import-extras.ts';
import type { PlannedCustomer } from './plan-customers.ts';

interface Writing {
  readonly planned: readonly PlannedCustomer[];
  readonly personalData: PersonalData;
}

const ROWS_AT_ONCE = 500;

/**
 * Stores the customers of an import, each with its history: new ones together, changed ones as the form
 * changes them.
 */
export async function writeCustomers(
  tx: Transaction,
  scope: Scope,
  { planned, personalData }: Writing,
): Promise<void> {
  for (let at = 0; at < planned.length; at += ROWS_AT_ONCE) {
    const lot = planned
      .slice(at, at + ROWS_AT_ONCE)
      .map((each) => ({ ...each, id: each.stored?.id ?? newId() }));
    const created = lot.filter(({ stored }) => stored === undefined);
    const rows = created.map(({ id, fields }) => ({
      id,
      ...customerColumns(scope, { fields, personalData }),
    }));
    await insertCustomers(tx, scope, rows);
    for (const { id, fields, stored, isChanged } of lot) {
      if (stored === undefined || !isChanged) continue;
      const change = { ...fields, updated_at: stored.updated_at };
      await updateCustomer(tx, scope, { id, change, personalData });
    }
    await putTagsOn(tx, scope, lot);
    await addContacts(tx, scope, lot);
  }
}

type Row = ReturnType<typeof customerColumns> & { readonly id: string };

async function insertCustomers(tx: Transaction, scope: Scope, rows: readonly Row[]): Promise<void> {
  await insertRows(tx, customers, {
    // Values travel as the database stores them.
    rows: rows.map((row) => ({
      ...row,
      phone: toE164(row.phone),
      credit_limit: row.credit_limit === null ? null : toSatang(row.credit_limit),
    })),
    shared: { company_id: scope.companyId },
  });
  await recordQuietly(
    tx,
    scope,
    rows.map(({ tax_id_sealed: _sealed, search_text: _text, duplicate_keys: _keys, ...after }) => ({
      name: customerEvents.created,
      entity: CUSTOMER,
      entityId: after.id,
      after,
    })),
  );
}
