import { identityDefaults } from './sign-in/default-settings.ts';
import {
  notifiableMemberships,
  notifiableRoles,
  notifiableUsers,
} from '#modules/identity/contract/notifiable.ts';
import { identityApi } from '#modules/identity/contract/api-description.ts';
import { identityPermissions } from '#modules/identity/contract/permissions.ts';
import { en } from '#modules/identity/i18n/en.ts';
import { labelsEn } from '#modules/identity/i18n/labels.en.ts';
import { labelsTh } from '#modules/identity/i18n/labels.th.ts';
import { th } from '#modules/identity/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { roleNames } from './memberships/role-names.queries.ts';
import { serveAccountLinks } from './sign-in/account-links.routes.ts';
import { serveAccount } from './account/account.routes.ts';
import { serveApiTokens } from './api-tokens/api-tokens.routes.ts';
import { serveAccess } from './access/access.routes.ts';
import { serveForgotPassword } from './sign-in/forgot-password.routes.ts';
import { mailLinkJob } from './sign-in/mail-link.job.ts';
import { sweepJob } from './access/sweep-expired.job.ts';
import { serveBulkInvitation } from './bulk-invitation/bulk-invitation.routes.ts';
import { serveRoles } from './roles/roles.routes.ts';
import { searchPeople } from './users/search-users.queries.ts';
import { serveSecurityPolicy } from './security-policy/security-policy.routes.ts';
import { serveSessions } from './sessions/sessions.routes.ts';
import { serveSignIn } from './sign-in/sign-in.routes.ts';
import { beginMemberships } from './memberships/begin-memberships.ts';
import { firstStart } from './first-start/first-start.ts';
import { serveUsersExport } from './users/users-export.routes.ts';
import { serveUserSessions } from './users/user-sessions.routes.ts';
import { serveUsers } from './users/users.routes.ts';

/** Sign-in, sessions, users, roles: who somebody is and what they may do. */
export const identityModule: ServerModule = {
  name: 'identity',
  texts: { th: { ...th, ...labelsTh }, en: { ...en, ...labelsEn } },
  recordNames: roleNames,
  api: identityApi,
  permissions: identityPermissions.set,
  notifiable: [notifiableUsers, notifiableMemberships, notifiableRoles],
  lists: { users: identityPermissions.name('read') },
  searches: [searchPeople],
  defaultSettings: identityDefaults,
  create: (context) => ({
    routes(serve) {
      serveSignIn(serve, context);
      serveAccount(serve, context);
      serveSessions(serve, context);
      serveAccountLinks(serve, context);
      serveApiTokens(serve, context);
      serveForgotPassword(serve, context);
      serveAccess(serve, context);
      serveUsers(serve, context);
      serveUserSessions(serve, context);
      serveUsersExport(serve, context);
      serveBulkInvitation(serve, context);
      serveRoles(serve, context);
      serveSecurityPolicy(serve);
    },
    jobs: [sweepJob(context), mailLinkJob(context)],
    prepare: () => firstStart(context),
    beginCompany: beginMemberships,
  }),
};
