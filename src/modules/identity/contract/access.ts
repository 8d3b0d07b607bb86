import { errors } from '#platform/contract/errors.ts';
import { z } from 'zod';
import { employee } from '#modules/directory/contract/employees.ts';
import { theme } from '#modules/companies/contract/themes.ts';
import { data } from '#platform/contract/envelopes.ts';
import { companyId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { company } from '#modules/companies/contract/companies.ts';

/** Who the signed-in person is and what they may do in one of their companies. */
export const access = z.object({
  company,
  company_list: z.array(company),
  /** The name of a person who is not an employee. */
  username: z.string(),
  /** Null for a person who works with the company without being its employee, for example an auditor. */
  employee: employee.extend({ photo: z.string().nullable() }).nullable(),
  permissions: z.array(z.string()),
  /** The theme of the company; the person's own choice is in their settings. */
  theme,
  /** Whether the person has to set up a second factor before anything else, as a company of theirs requires it. */
  owes_second_factor: z.boolean(),
});

export type Access = z.output<typeof access>;

export const getAccess = defineRoute({
  method: 'GET',
  path: '/api/user-permission-auth-permission',
  access: 'person',
  beforeSecondFactor: true,
  summary:
    'Who the signed-in person is and what they may do in the company `id`; without `id`, in the first of their companies',
  query: z.object({ id: companyId.optional() }),
  refuses: [errors.company_forbidden],
  answers: { 200: data(access) },
});
