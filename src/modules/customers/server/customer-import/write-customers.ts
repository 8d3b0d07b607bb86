import { CUSTOMER, customerEvents } from '#modules/customers/contract/customers.ts';
import { toSatang } from '#platform/contract/money.ts';
import { toE164 } from '#platform/contract/phone.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { inParts } from '#platform/server/database/in-parts.ts';
import { insertRows, updateRows } from '#platform/server/database/write-rows.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import type { WrittenRecord } from '#platform/server/file-import/import-kind.ts';
import { newId } from '#platform/server/ids.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { customerColumns, nameOf } from '../customers/customer-columns.ts';
import { customers } from '../customers/customers.tables.ts';
import { addContacts, putTagsOn } from './import-extras.ts';
import type { AddedExtras } from './remove-extras.ts';
import type { PlannedCustomer } from './plan-customers.ts';

interface Writing {
  readonly planned: readonly PlannedCustomer[];
  readonly personalData: PersonalData;
}

/** Stores the customers of an import, each with its history. */
export async function writeCustomers(
  tx: Transaction,
  scope: Scope,
  { planned, personalData }: Writing,
): Promise<WrittenRecord[]> {
  const all = planned.map((each) => ({ ...each, id: each.stored?.id ?? newId() }));
  const created = all.filter(({ stored }) => stored === undefined);
  await inParts(created, (part) =>
    insertCustomers(
      tx,
      scope,
      part.map(({ id, fields }) => ({ id, ...customerColumns(scope, { fields, personalData }) })),
    ),
  );
  await changeCustomers(tx, scope, { planned, personalData });
  const tags = await putTagsOn(tx, scope, all);
  const contacts = await addContacts(tx, scope, all);
  return all.flatMap(({ line, id, stored, isChanged }): WrittenRecord[] => {
    const extras: AddedExtras = { tag_ids: tags.get(id), contact_id: contacts.get(id) };
    const isTouched = isChanged || tags.has(id) || contacts.has(id);
    if (stored === undefined) return [{ line, id, action: 'created' }];
    return isTouched ? [{ line, id, action: 'updated', extras }] : [];
  });
}

/** Changes customers together, as the form changes each. */
async function changeCustomers(
  tx: Transaction,
  scope: Scope,
  { planned, personalData }: Writing,
): Promise<void> {
  const now = Date.now();
  const changed = planned.flatMap(({ fields, stored, isChanged }) => {
    if (stored === undefined || !isChanged) return [];
    // Later than before, even where the clock of another server is ahead.
    const at = Math.max(now, Date.parse(stored.updated_at) + 1);
    const updated_at = new Date(at).toISOString();
    const columns = customerColumns(scope, { fields, stored, personalData });
    return [{ stored, row: { id: stored.id, ...columns, updated_at } }];
  });
  // A tax id behind asterisks stays as it is stored.
  const [sealed, masked] = [true, false].map((isSealed) =>
    changed.filter(({ row }) => 'tax_id_sealed' in row === isSealed),
  );
  for (const lot of [sealed ?? [], masked ?? []]) {
    const rows = lot.map(({ row }) => ({ company_id: scope.companyId, ...asStored(row) }));
    await updateRows(tx, customers, rows);
  }
  await recordQuietly(
    tx,
    scope,
    changed.map(({ stored, row }) => {
      const { found_by: _found, tax_key: _key, ...before } = stored;
      const after = forHistory(row);
      return {
        name: customerEvents.updated,
        entity: CUSTOMER,
        entityId: stored.id,
        before: { ...before, name: nameOf(stored) },
        after,
      };
    }),
  );
}

type Row = ReturnType<typeof customerColumns> & { readonly id: string };

async function insertCustomers(tx: Transaction, scope: Scope, rows: readonly Row[]): Promise<void> {
  await insertRows(tx, customers, {
    rows: rows.map(asStored),
    shared: { company_id: scope.companyId },
  });
  await recordQuietly(
    tx,
    scope,
    rows.map((row) => ({
      name: customerEvents.created,
      entity: CUSTOMER,
      entityId: row.id,
      after: forHistory(row),
    })),
  );
}

/** Values travel as the database stores them. */
function asStored<Columns extends Pick<Row, 'phone' | 'credit_limit'>>(row: Columns) {
  const { phone, credit_limit } = row;
  return {
    ...row,
    phone: toE164(phone),
    credit_limit: credit_limit === null ? null : toSatang(credit_limit),
  };
}

function forHistory(row: Row) {
  const { search_text: _text, duplicate_keys: _keys, ...after } = row;
  if (!('tax_id_sealed' in after)) return after;
  const { tax_id_sealed: _sealed, ...readable } = after;
  return readable;
}
