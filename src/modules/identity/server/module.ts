import { identityPermissions } from '#modules/identity/contract/identity.permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveAccountLinks } from './account-links.routes.ts';
import { serveAccount } from './account.routes.ts';
import { serveApiTokens } from './api-tokens.routes.ts';
import { serveCompanies } from './companies.routes.ts';
import { serveForgotPassword } from './forgot-password.routes.ts';
import { identityInboxRules } from './inbox-rules.ts';
import { mailLinkJob } from './jobs/mail-link.job.ts';
import { sweepJob } from './jobs/sweep.job.ts';
import { serveRoles } from './roles.routes.ts';
import { searchPeople } from './search.queries.ts';
import { serveSignIn } from './sign-in.routes.ts';
import { firstStart } from './usecases/first-start.ts';
import { serveUsersExport } from './users-export.routes.ts';
import { serveUsers } from './users.routes.ts';

/** Sign-in, sessions, companies, roles: who somebody is and what she may do. */
export const createIdentityModule: CreateModule = (context) => ({
  name: 'identity',
  permissions: identityPermissions.set,
  routes(serve) {
    serveSignIn(serve, context);
    serveAccount(serve, context);
    serveAccountLinks(serve, context);
    serveApiTokens(serve, context);
    serveForgotPassword(serve, context);
    serveCompanies(serve, context);
    serveUsers(serve, context);
    serveUsersExport(serve, context);
    serveRoles(serve, context);
  },
  jobs: [sweepJob(context), mailLinkJob(context)],
  searches: [searchPeople],
  inboxRules: identityInboxRules,
  prepare: () => firstStart(context),
});
