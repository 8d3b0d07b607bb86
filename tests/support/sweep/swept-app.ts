import { startTestApp, type TestApp } from '../app.ts';
import { addCompany, addUser, signIn } from '../sign-in.ts';
import type { SweptCompany } from './swept-company.ts';

export interface SweptApp {
  readonly app: TestApp;
  readonly own: SweptCompany;
  readonly foreign: SweptCompany;
}

/**
 * The whole application with two companies that must not see each other. One person calls everything in
 * a minute. `sabotaged` is one that answers what it should not.
 */
export async function startSweptApp({ sabotaged = false } = {}): Promise<SweptApp> {
  const environment = { CALLS_PER_MINUTE: '1000000' };
  const app = await startTestApp({ environment, sabotaged });
  return {
    app,
    own: await sweptCompany(app, 1),
    foreign: await sweptCompany(app, await addCompany(app)),
  };
}

async function sweptCompany(app: TestApp, companyId: number): Promise<SweptCompany> {
  const user = await addUser(app, { companyId, role: 'administrator' });
  const administrator = await signIn(app, user);
  if (user.employeeId === null) throw new Error('The administrator of the sweep is no employee');
  return { app, id: companyId, administrator, employeeId: user.employeeId };
}
