import { directoryPermissions } from '#modules/directory/contract/directory.permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveDirectory } from './directory.routes.ts';

/** Employees, departments, positions: who works in a company. */
export const createDirectoryModule: CreateModule = () => ({
  name: 'directory',
  permissions: directoryPermissions.set,
  routes: serveDirectory,
});
