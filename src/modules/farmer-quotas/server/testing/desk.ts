import { moveQuotaRoute } from '#modules/farmer-quotas/contract/quotas.ts';
import type { QuotaStatus } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createSeason } from './quotas.ts';

interface Desk {
  readonly app: TestApp;
  readonly clerk: SignedIn;
  readonly officers: readonly [SignedIn, SignedIn];
  /** The name of an open season. */
  readonly season: string;
}

/** An application with somebody who enters quotas, and two people who verify them. */
export async function startDesk(): Promise<Desk> {
  const app = await startTestApp({ role: 'web' });
  const clerk = await signIn(app, await addUser(app, { role: 'staff' }));
  const one = await signIn(app, await addUser(app, { role: 'manager' }));
  const other = await signIn(app, await addUser(app, { role: 'manager' }));
  return { app, clerk, officers: [one, other], season: (await createSeason(one)).name };
}

/** Moves a quota to another status. */
export function move(person: SignedIn, id: string, status: QuotaStatus) {
  return person.ask(moveQuotaRoute, { params: { id }, body: { status } });
}
