import { lazy } from 'react';
import { texts } from './texts.ts';

export { inHouseServicesSearch } from './in-house-services/in-house-services.search.ts';

/** The screen of the company's profile, for the settings area. */
export async function loadCompanyProfileScreen() {
  const [file] = await Promise.all([import('./company-profile/company-profile.tsx'), texts.load()]);
  return file.CompanyProfileScreen;
}

/** The screen that adds a company. */
export async function loadNewCompanyScreen() {
  const [file] = await Promise.all([import('./companies/new-company.tsx'), texts.load()]);
  return file.NewCompany;
}

/** The screen of the services that the company may call in private networks. */
export async function loadInHouseServicesScreen() {
  const [file] = await Promise.all([
    import('./in-house-services/in-house-services.tsx'),
    texts.load(),
  ]);
  return file.InHouseServices;
}

/** The themes to choose from, as they look. */
export const ThemeChoice = lazy(async () => {
  const [file] = await Promise.all([import('./themes/theme-choice.tsx'), texts.load()]);
  return { default: file.ThemeChoice };
});
