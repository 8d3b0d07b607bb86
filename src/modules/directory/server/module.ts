import { directoryPermissions } from '#modules/directory/contract/directory.permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveDirectory } from './directory.routes.ts';
import { serveEmployeeExport } from './employee-export.routes.ts';
import { serveEmployeeImport } from './employee-import.routes.ts';
import { serveEmployees } from './employees.routes.ts';
import { serveProfile } from './profile.routes.ts';
import { searchEmployees } from './search.queries.ts';
import { serveUnits } from './units.routes.ts';
import { firstEmployees } from './usecases/first-employees.ts';

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
