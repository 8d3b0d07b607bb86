import { findOwnProfile } from './profile.queries.ts';
import { and, eq } from 'drizzle-orm';
import {
  PHOTO_PIXELS,
  profileEvents,
  type changeProfile as route,
  type Profile,
} from '#modules/directory/contract/profile.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Body } from '#platform/contract/route.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { pngPicture } from '#platform/server/files/png-picture.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { employees } from '../employees/employees.tables.ts';
import { lockEmployeeRecord, type EmployeeScope } from '../employees/employees.queries.ts';

/** Changes the caller's profile; a picture that is not sent stays. */
export async function changeProfile(
  tx: Transaction,
  scope: EmployeeScope,
  { photo: given, updated_at, ...change }: Body<typeof route>,
): Promise<Profile> {
  const { companyId, employeeId } = scope;
  // A person who is not an employee has no profile to change.
  if (employeeId === null) throw errors.not_found();
  await lockEmployeeRecord(tx, scope, employeeId);
  const before = await findOwnProfile(tx, scope, employeeId);
  refuseStale(before, { updated_at });
  const photo = typeof given === 'string' ? pngPicture(given, PHOTO_PIXELS) : given;
  if (typeof given === 'string' && photo === undefined) {
    throw errors.validation_failed({
      fields: [{ path: 'photo', code: 'directory:errors.photo_unusable' }],
    });
  }
  await tx
    .update(employees)
    .set({ ...change, photo, updated_at: laterThan(employees.updated_at) })
    .where(and(eq(employees.company_id, companyId), eq(employees.id, employeeId)));
  const after = await findOwnProfile(tx, scope, employeeId);
  await recordEvent(tx, scope, {
    name: profileEvents.profile_changed,
    entity: 'employee',
    entityId: String(employeeId),
    before: { ...before, photo: before.photo !== null },
    after: { ...after, photo: after.photo !== null },
  });
  return after;
}
