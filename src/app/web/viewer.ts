import * as routes from '#modules/identity/contract/access.ts';
import type { Access } from '#modules/identity/contract/access.ts';
import { fetchUserSettings } from '#modules/settings/web/public.ts';
import { isApiError } from '#platform/web/api/client.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { chooseCompany, companyOfPage } from '#platform/web/api/company.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import type { Viewer, ViewerCompany } from '#platform/web/shell/viewer.ts';
import { setDensity } from '#platform/web/theme/appearance.ts';

/** Finds out who is signed in, for the company of this tab, and decides which company that is. */
export async function fetchViewer(): Promise<Viewer> {
  const company = companyOfPage();
  const [access, settings] = await Promise.all([fetchAccess(), fetchUserSettings()]);
  // Another one may have been entered meanwhile.
  if (companyOfPage() === company) chooseCompany(access.company.id);
  setDensity(settings.density);
  return {
    ...toViewer(access),
    theme: settings.theme ?? access.company.theme,
    foldedGroups: settings.folded_groups,
  };
}

async function fetchAccess(): Promise<Access> {
  try {
    return await callRoute(routes.getAccess, { id: companyOfPage() });
  } catch (error) {
    // They have left the company that this browser remembers.
    if (isApiError(error, 403)) return callRoute(routes.getAccess, {});
    throw error;
  }
}

function toViewer(answer: Access): Omit<Viewer, 'theme' | 'foldedGroups'> {
  const { company, company_list, employee, permissions, username } = answer;
  const thai = languageOfPage() === 'th';
  const name = thai
    ? `${employee?.first_name_th ?? ''} ${employee?.last_name_th ?? ''}`
    : `${employee?.first_name ?? ''} ${employee?.last_name ?? ''}`;
  return {
    key: `${employee?.id ?? 'guest'} ${company.id}`,
    name: name.trim() || username,
    detail: employee?.position ?? undefined,
    photo: employee?.photo ?? undefined,
    employeeId: employee?.id,
    company: toCompany(company),
    companies: company_list.map(toCompany),
    permissions: new Set(permissions),
    owesSecondFactor: answer.owes_second_factor,
  };
}

function toCompany(company: Access['company']): ViewerCompany {
  return {
    id: company.id,
    name: languageOfPage() === 'th' ? company.name_th : company.name_en,
    code: company.code,
    logo: company.logo ?? undefined,
    theme: company.theme,
  };
}
