import {
  LOGO_PIXELS,
  type changeCompanyProfile as route,
  type CompanyProfile,
} from '#modules/companies/contract/company-profile.ts';
import { settingsEvents } from '#modules/settings/contract/user-settings.ts';
import { findCompanyProfile, updateCompany } from '#modules/identity/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { pngPicture } from '#platform/server/files/png-picture.ts';

/** Changes how a company shows itself; a logo that is not mentioned stays. */
export async function changeCompanyProfile(
  tx: Transaction,
  scope: Scope,
  { logo, updated_at, ...change }: Body<typeof route>,
): Promise<CompanyProfile> {
  const { companyId } = scope;
  const before = await findCompanyProfile(tx, companyId, { hold: true });
  if (before.updated_at !== new Date(updated_at).toISOString()) {
    throw errors.conflict({ current: before });
  }
  const kept = typeof logo === 'string' ? pngPicture(logo, LOGO_PIXELS) : logo;
  if (typeof logo === 'string' && kept === undefined) {
    throw errors.validation_failed({
      fields: [{ path: 'logo', code: 'settings:errors.logo_unusable' }],
    });
  }
  await updateCompany(tx, companyId, { ...change, logo: kept });
  const after = await findCompanyProfile(tx, companyId);
  await recordSystemEvent(tx, scope, {
    name: settingsEvents.company_changed,
    entity: 'company',
    entityId: String(companyId),
    before: { ...before, logo: before.logo !== null },
    after: { ...after, logo: after.logo !== null, logo_changed: logo !== undefined },
  });
  return after;
}
