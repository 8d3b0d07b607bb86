import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { companyInput } from './companies.ts';
import { companyPermissions } from './permissions.ts';
import { theme } from './themes.ts';

/** Stored in every history under this name, which says settings because its screen is one of theirs. */
export const companyProfileEvents = defineEvents('settings', ['company_changed']);

export const LOGO_PIXELS = 256;

const LOGO_BYTES = 200_000;

/** How a company presents itself, on the sign-in screen and in the frame. */
export const companyProfile = z.object({
  name_th: z.string(),
  name_en: z.string(),
  code: z.string(),
  theme,
  /** Source of an image element. */
  logo: z.string().nullable(),
  updated_at: instant,
});

export type CompanyProfile = z.output<typeof companyProfile>;

/** Apart from the profile, which is sent back as it was answered. */
const companyAddition = z.object({
  added_at: instant,
  /** In the caller's language; null where it was not an employee of the company, or the application itself. */
  added_by: z.string().nullable(),
});

export type CompanyAddition = z.output<typeof companyAddition>;

export const getCompanyProfile = defineRoute({
  method: 'GET',
  path: '/v1/company-profile',
  access: companyPermissions.name('manage_company'),
  summary: 'Names, logo and theme of the company',
  answers: { 200: companyProfile },
});

export const getCompanyAddition = defineRoute({
  method: 'GET',
  path: '/v1/company-profile/addition',
  access: companyPermissions.name('manage_company'),
  summary: 'Who added the company, and when',
  answers: { 200: companyAddition },
});

export const companyProfileInput = companyInput.extend({
  theme,
  /** A PNG as a `data:` address; null removes it, undefined leaves it. */
  logo: z
    .string()
    .max(Math.ceil((LOGO_BYTES * 4) / 3) + 30, 'settings:errors.logo_unusable')
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'settings:errors.logo_unusable')
    .nullable()
    .optional(),
});

export const changeCompanyProfile = defineRoute({
  method: 'PUT',
  path: '/v1/company-profile',
  access: companyPermissions.name('manage_company'),
  summary: 'Changes names, code, logo and theme of the company; 409 when somebody else did since',
  body: companyProfileInput.extend({ updated_at: instant }),
  answers: { 200: companyProfile },
});
