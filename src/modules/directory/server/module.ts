import { directoryPermissions } from '#modules/directory/contract/permissions.ts';
import { en } from '#modules/directory/i18n/en.ts';
import { th } from '#modules/directory/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { serveDirectory } from './employees/employee-choices.routes.ts';
import { serveEmployeeExport } from './employees/employees-export.routes.ts';
import { serveEmployeeImport } from './employee-import/employee-import.routes.ts';
import { serveEmployees } from './employees/employees.routes.ts';
import { serveProfile } from './profile/profile.routes.ts';
import { searchEmployees } from './employees/search-employees.queries.ts';
import { serveUnits } from './organization/organization.routes.ts';
import { firstEmployees } from '#modules/identity/server/first-start/first-employees.ts';

/** Employees, departments, positions: who works in a company. */
export const directoryModule: ServerModule = {
  name: 'directory',
  texts: { th, en },
  permissions: directoryPermissions.set,
  searches: [searchEmployees],
  create: (context) => ({
    routes(serve) {
      serveDirectory(serve);
      serveEmployees(serve, context);
      serveEmployeeImport(serve, context);
      serveEmployeeExport(serve, context);
      serveUnits(serve);
      serveProfile(serve);
    },
    prepare: () => firstEmployees(context),
  }),
};
