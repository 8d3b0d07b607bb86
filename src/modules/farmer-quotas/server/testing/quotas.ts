import { createQuotaRoute, quota, type Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { seasonRoutes } from '#modules/farmer-quotas/contract/seasons.ts';
import { checkDigitOf } from '#platform/contract/thai-id.ts';
import { MADE_UP_FAMILY } from '#tests/support/personal-values.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

let made = 0;

/** A national id of nobody, with its check digit. */
export function makeNationalId(number: number): string {
  const twelve = `8${String(number).padStart(11, '0')}`;
  return `${twelve}${checkDigitOf(twelve)}`;
}

/** Creates a season, open unless said otherwise. */
export function createSeason(manager: SignedIn, year = 2560) {
  made += 1;
  const name = `${year}/${made}`;
  const body = { name, year, starts_on: '2026-05-01', ends_on: '2027-04-30' };
  return manager.ask(seasonRoutes.create, { body });
}

/** The form that creates a quota of a person whom nobody else is, with some fields. */
export function quotaForm(fields: Readonly<Record<string, string | Blob>> = {}): FormData {
  made += 1;
  const form = new FormData();
  const given = {
    first_name: 'สมหมาย',
    last_name: `${MADE_UP_FAMILY} ${made}`,
    national_id: makeNationalId(made),
    ...fields,
  };
  for (const [name, value] of Object.entries(given)) form.append(name, value);
  return form;
}

/** Creates a quota, and fails with what was refused. */
export async function createQuota(
  keeper: SignedIn,
  fields: Readonly<Record<string, string | Blob>> = {},
): Promise<Quota> {
  const { method, path } = createQuotaRoute;
  const answer = await keeper.call(method, path, { body: quotaForm(fields) });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return quota.parse(answer.body);
}
