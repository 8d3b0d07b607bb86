import { and, eq } from 'drizzle-orm';
import { directoryEvents } from '#modules/directory/contract/employees.ts';
import {
  PHOTO_PIXELS,
  type changeProfile as route,
  type Profile,
} from '#modules/directory/contract/profile.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { pngPicture } from '#platform/server/files/png-picture.ts';
import { findProfile } from '../employees/employee-choices.queries.ts';
import { employees } from '../employees/employees.tables.ts';
import { findEmployeeRecord, lockEmployeeRecord } from '../employees/employees.queries.ts';
import { touched } from '../employees/employee-columns.ts';

/** An employee with her picture. */
export async function findOwnProfile(tx: Transaction, scope: Scope, id: number): Promise<Profile> {
  const record = await findEmployeeRecord(tx, scope, id);
  const shown = await findProfile(tx, scope, id);
  return { ...record, photo: shown?.photo ?? null };
}

/** Changes what somebody says of herself; a picture that is not mentioned stays. */
export async function changeProfile(
  tx: Transaction,
  scope: Scope,
  { photo, updated_at, ...change }: Body<typeof route>,
): Promise<Profile> {
  const { companyId, employeeId } = scope;
  // Whoever is no employee has no profile to change.
  if (employeeId === null) throw errors.not_found();
  await lockEmployeeRecord(tx, scope, employeeId);
  const before = await findOwnProfile(tx, scope, employeeId);
  if (Date.parse(before.updated_at) !== Date.parse(updated_at)) {
    throw errors.conflict({ current: before });
  }
  const kept = typeof photo === 'string' ? pngPicture(photo, PHOTO_PIXELS) : photo;
  if (typeof photo === 'string' && kept === undefined) {
    throw errors.validation_failed({
      fields: [{ path: 'photo', code: 'directory:errors.photo_unusable' }],
    });
  }
  await tx
    .update(employees)
    .set({ ...change, photo: kept, updated_at: touched() })
    .where(and(eq(employees.company_id, companyId), eq(employees.id, employeeId)));
  const after = await findOwnProfile(tx, scope, employeeId);
  await recordEvent(tx, scope, {
    name: directoryEvents.profile_changed,
    entity: 'employee',
    entityId: String(employeeId),
    before: { ...before, photo: before.photo !== null },
    after: { ...after, photo: after.photo !== null },
  });
  return after;
}
