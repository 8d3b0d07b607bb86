import { directoryPermissions } from '#modules/directory/contract/directory.permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveDirectory } from './directory.routes.ts';
import { firstEmployees } from './usecases/first-employees.ts';

/** Employees, departments, positions: who works in a company. */
export const createDirectoryModule: CreateModule = (context) => ({
  name: 'directory',
  permissions: directoryPermissions.set,
  routes: serveDirectory,
  prepare: () => firstEmployees(context),
});
