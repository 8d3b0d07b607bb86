import { notifiableEmployees, notifiableUnits } from '#modules/directory/contract/notifiable.ts';
import { directoryApi } from '#modules/directory/contract/api-description.ts';
import {
  createEmployeesExportRoute,
  exportEmployeesRoute,
} from '#modules/directory/contract/employees.ts';
import { directoryPermissions } from '#modules/directory/contract/permissions.ts';
import { en } from '#modules/directory/i18n/en.ts';
import { labelsEn } from '#modules/directory/i18n/labels.en.ts';
import { labelsTh } from '#modules/directory/i18n/labels.th.ts';
import { th } from '#modules/directory/i18n/th.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { unitNames } from './organization/unit-names.queries.ts';
import { employeeImport } from './employee-import/import-employees.ts';
import { serveEmployeeImport } from './employee-import/employee-import.routes.ts';
import { serveEmployeeChoices } from './employees/employee-choices.routes.ts';
import { employeeList } from './employees/employees-export.queries.ts';
import type { EmployeeSignsIn } from './employees/employees.queries.ts';
import { serveEmployees } from './employees/employees.routes.ts';
import { searchEmployees } from './employees/search-employees.queries.ts';
import { unitKinds } from './employees/unit-kinds.ts';
import { serveOrganization } from './organization/organization.routes.ts';
import { serveProfile } from './profile/profile.routes.ts';

/** What employees need to know about accounts, which build on this module. */
interface Accounts {
  readonly employeeSignsIn: EmployeeSignsIn;
}

/** Employees, departments, positions: who works in a company. */
export function createDirectoryModule({ employeeSignsIn }: Accounts): ServerModule {
  return {
    name: 'directory',
    texts: { th: { ...th, ...labelsTh }, en: { ...en, ...labelsEn } },
    recordNames: unitNames,
    api: directoryApi,
    permissions: directoryPermissions.set,
    notifiable: [notifiableEmployees, ...notifiableUnits],
    lists: {
      employees: directoryPermissions.name('read_everyone'),
      'employees-import': directoryPermissions.name('manage'),
    },
    searches: [searchEmployees],
    create: (context) => ({
      imports: [employeeImport],
      routes(serve) {
        serveEmployeeChoices(serve, employeeSignsIn);
        serveEmployees(serve, { ...context, employeeSignsIn });
        serveEmployeeImport(serve, context);
        serveExport(serve, context, {
          routes: { ticket: createEmployeesExportRoute, file: exportEmployeesRoute },
          entity: 'employee',
          list: employeeList,
        });
        serveOrganization(serve, { kinds: unitKinds, translator: context.translator });
        serveProfile(serve, { employeeSignsIn });
      },
    }),
  };
}
