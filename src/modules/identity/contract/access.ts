import { z } from 'zod';
import { employee } from '#modules/directory/contract/employees.ts';
import { theme } from '#modules/companies/contract/themes.ts';
import { data } from '#platform/contract/envelopes.ts';
import { companyId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { company } from '#modules/companies/contract/companies.ts';

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
