import { z } from 'zod';
import { employee } from '#modules/directory/contract/employees.ts';
import { theme } from './themes.ts';
import { data } from '#platform/contract/envelopes.ts';
import { companyId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The company whose logo the sign-in screen shows to strangers. */
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

export const getCompany = defineRoute({
  method: 'GET',
  path: '/api/companies/:id',
  access: 'public',
  summary:
    'The first company, as the sign-in screen shows it; no other company is told to strangers',
  params: z.object({ id: companyId }),
  answers: { 200: data(company) },
});

/** Who the signed-in person is and what she may do in one of her companies. */
export const access = z.object({
  company,
  company_list: z.array(company),
  /** What she is called who is no employee. */
  username: z.string(),
  /** Null for a person who works with the company without being its employee, such as an auditor. */
  employee: employee.extend({ photo: z.string().nullable() }).nullable(),
  permissions: z.array(z.string()),
  /** The theme of the company; the person's own choice is among her settings. */
  theme,
});

export type Access = z.output<typeof access>;

export const getAccess = defineRoute({
  method: 'GET',
  path: '/api/user-permission-auth-permission',
  access: 'person',
  summary:
    'Who the signed-in person is and what she may do in the company `id`; without `id`, in the first of her companies',
  query: z.object({ id: companyId.optional() }),
  answers: { 200: data(access) },
});
