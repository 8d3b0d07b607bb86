import { directoryPermissions } from '#modules/directory/contract/permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveDirectory } from './employees/employee-choices.routes.ts';
import { serveEmployeeExport } from './employees/employees-export.routes.ts';
import { serveEmployeeImport } from './employee-import/employee-import.routes.ts';
import { serveEmployees } from './employees/employees.routes.ts';
import { serveProfile } from './profile/profile.routes.ts';
import { searchEmployees } from './employees/search-employees.queries.ts';
import { serveUnits } from './organization/organization.routes.ts';
import { firstEmployees } from '#modules/identity/server/first-start/first-employees.ts';

/** Employees, departments, positions: who works in a company. */
export const createDirectoryModule: CreateModule = (context) => ({
  name: 'directory',
  permissions: directoryPermissions.set,
  routes(serve) {
    serveDirectory(serve);
    serveEmployees(serve, context);
    serveEmployeeImport(serve, context);
    serveEmployeeExport(serve, context);
    serveUnits(serve);
    serveProfile(serve);
  },
  searches: [searchEmployees],
  prepare: () => firstEmployees(context),
});
