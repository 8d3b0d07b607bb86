import { z } from 'zod';
import { theme } from './themes.ts';
import { data } from '#platform/contract/envelopes.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { companyId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import { companyPermissions } from './permissions.ts';

/** Stored in every history under this name, which says identity because the module was once part of it. */
export const companyEvents = defineEvents('identity', ['company_created']);

/** The company whose logo the sign-in screen shows to everybody. */
export const SIGN_IN_COMPANY_ID = 1;

/** A company as anybody may see it. */
export const company = z.object({
  id: companyId,
  name_th: z.string(),
  name_en: z.string(),
  /** Short code, as the company switcher shows it. */
  code: z.string(),
  /** Source of an image element: a `data:` address, so that it needs no call and can run nothing. */
  logo: z.string().nullable(),
  theme,
});

export type Company = z.output<typeof company>;

export const companyLimits = { name: 120, code: 10 } as const;

const name = requiredText(companyLimits.name, 'settings:errors.company_name_required');

/** What a company is called. Its code is Latin, so that it can be typed on any keyboard. */
export const companyInput = z.strictObject({
  name_th: name,
  name_en: name,
  code: z
    .string('settings:errors.company_code_invalid')
    .trim()
    .toUpperCase()
    .max(companyLimits.code)
    .regex(/^[A-Z0-9]{2,}$/, 'settings:errors.company_code_invalid'),
});

export const newCompany = companyInput.extend({ theme: theme.default('Default') });

export const createCompany = defineRoute({
  method: 'POST',
  path: '/v1/companies',
  access: companyPermissions.name('create_company'),
  summary: 'Adds a company, of which the caller becomes the administrator',
  body: newCompany,
  answers: { 201: company },
});

export const getCompany = defineRoute({
  method: 'GET',
  path: '/api/companies/:id',
  access: 'public',
  summary: 'The first company, as the sign-in screen shows it; other companies are not public',
  params: z.object({ id: companyId }),
  answers: { 200: data(company) },
});
