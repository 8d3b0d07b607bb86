import type { ApiDescription } from '#platform/contract/api-description.ts';
import { access } from './access.ts';
import { account } from './account.ts';
import { apiToken, apiTokenInput } from './api-tokens.ts';
import { role, permissionGroup, roleInput } from './roles.ts';
import { securityPolicy, securityPolicyChange } from './security-policy.ts';
import { session } from './sessions.ts';
import { credentials, signInAnswer, passwordChange } from './sign-in.ts';
import { user, userInput, memberInput, userChange } from './users.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const identityApi: ApiDescription = {
  groups: [
    {
      name: 'Sign-in and account',
      description: 'Sessions, the own account and its second factor.',
      paths: ['auth', 'token', 'account', 'account-links', 'user-permission-auth-permission'],
    },
    {
      name: 'Users and roles',
      description: 'Accounts, roles, permissions, API tokens and security of the company.',
      paths: ['users', 'roles', 'permissions', 'api-tokens', 'security-policy'],
    },
  ],
  schemas: {
    Access: access,
    Account: account,
    ApiToken: apiToken,
    ApiTokenInput: apiTokenInput,
    Role: role,
    PermissionGroup: permissionGroup,
    RoleInput: roleInput,
    SecurityPolicy: securityPolicy,
    SecurityPolicyChange: securityPolicyChange,
    Session: session,
    Credentials: credentials,
    SignInAnswer: signInAnswer,
    PasswordChange: passwordChange,
    User: user,
    UserInput: userInput,
    MemberInput: memberInput,
    UserChange: userChange,
  },
};
