export { createAuthenticator } from './access/authenticator.ts';
export { createDownloadTickets } from './downloads/download-tickets.ts';
export { loadExamplesOnce } from './demo/load-examples-once.ts';
export { createExportTickets } from './downloads/export-tickets.ts';
export { findAccounts, findPermitted, type Account } from './memberships/find-accounts.queries.ts';
export { listSwitchedOff } from './credentials/switched-off.queries.ts';
export { findRoleHolders, findRoleNames, hasRoleIn } from './memberships/role-holders.queries.ts';
export { companyIdsOf } from './memberships/memberships.queries.ts';
export { namePermitted } from './memberships/name-permitted.queries.ts';
export { permissionsOf } from './memberships/role-permissions.ts';
export {
  employeeSignsIn,
  findUserOfEmployee,
  listMembers,
  readUsernames,
  scopeOf,
} from './memberships/members.queries.ts';
