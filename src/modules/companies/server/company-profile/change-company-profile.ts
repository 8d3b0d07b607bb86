import { eq } from 'drizzle-orm';
import {
  companyProfileEvents,
  LOGO_PIXELS,
  type changeCompanyProfile as route,
  type CompanyProfile,
} from '#modules/companies/contract/company-profile.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { pngPicture } from '#platform/server/files/png-picture.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { companyRefusals } from '../companies/create-company.ts';
import { companies } from '../companies/companies.tables.ts';
import { findCompanyProfile } from './company-profile.queries.ts';

/** Changes how a company presents itself; a logo that is not mentioned stays. */
export async function changeCompanyProfile(
  tx: Transaction,
  scope: Scope,
  { logo: given, updated_at, ...change }: Body<typeof route>,
): Promise<CompanyProfile> {
  const { companyId } = scope;
  const before = await findCompanyProfile(tx, companyId, { lock: true });
  refuseStale(before, { updated_at });
  const logo = typeof given === 'string' ? pngPicture(given, LOGO_PIXELS) : given;
  if (typeof given === 'string' && logo === undefined) {
    throw errors.validation_failed({
      fields: [{ path: 'logo', code: 'settings:errors.logo_unusable' }],
    });
  }
  await tx
    .update(companies)
    .set({ ...change, logo, updated_at: laterThan(companies.updated_at) })
    .where(eq(companies.id, companyId))
    .catch(refuseAtField(companyRefusals));
  const after = await findCompanyProfile(tx, companyId);
  await recordSystemEvent(tx, scope, {
    name: companyProfileEvents.company_changed,
    entity: 'company',
    entityId: String(companyId),
    before: { ...before, logo: before.logo !== null },
    after: { ...after, logo: after.logo !== null, logo_changed: given !== undefined },
  });
  return after;
}
