import type { Access, getAccess } from '#modules/identity/contract/access.ts';
import { fetchUserSettings } from '#modules/settings/web/public.ts';
import { call } from '#platform/web/api/client.ts';
import { chooseCompany, companyOfPage } from '#platform/web/api/company.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import type { Viewer, ViewerCompany } from '#platform/web/shell/viewer.ts';

const access = endpoint<typeof getAccess>('GET', '/api/user-permission-auth-permission');

/** Finds out who is signed in, for the company of this tab, and decides which company that is. */
export async function fetchViewer(): Promise<Viewer> {
  const [{ data }, settings] = await Promise.all([
    call(access, { query: { id: companyOfPage() } }),
    fetchUserSettings(),
  ]);
  chooseCompany(data.company.id);
  return { ...toViewer(data), theme: settings.theme ?? data.theme };
}

function toViewer(answer: Access): Omit<Viewer, 'theme'> {
  const { company, company_list, employee, permissions, theme, username } = answer;
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
    companyTheme: theme,
  };
}

function toCompany(company: Access['company']): ViewerCompany {
  return {
    id: company.id,
    name: languageOfPage() === 'th' ? company.name_th : company.name_en,
    code: company.code,
    logo: company.logo ?? undefined,
  };
}
