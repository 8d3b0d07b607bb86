import type { CreateModule } from '#platform/server/module.ts';
import { serveCompanies } from './companies.routes.ts';
import { sweepJob } from './jobs/sweep.job.ts';
import { serveSignIn } from './sign-in.routes.ts';
import { firstStart } from './usecases/first-start.ts';

/** Sign-in, sessions, companies, roles: who somebody is and what she may do. */
export const createIdentityModule: CreateModule = (context) => ({
  name: 'identity',
  routes(serve) {
    serveSignIn(serve, context);
    serveCompanies(serve, context);
  },
  jobs: [sweepJob(context)],
  prepare: () => firstStart(context),
});
