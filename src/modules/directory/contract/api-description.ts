import type { ApiDescription } from '#platform/contract/api-description.ts';
import { importReport } from './employee-import.ts';
import { employee, employeeRecord, employeeInput, employeeChange } from './employees.ts';
import {
  namedUnit,
  position,
  positionChange,
  positionInput,
  unit,
  unitInput,
  unitChange,
} from './organization.ts';
import { profile, profileInput } from './profile.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const directoryApi: ApiDescription = {
  groups: [
    {
      name: 'Directory',
      description: 'Employees, departments and positions.',
      paths: [
        'employees',
        'departments',
        'positions',
        'profile',
        'employee-dropdrow-underme',
        '/api/departments',
        '/api/positions',
      ],
      names: {
        '/api/departments': 'department-choices',
        '/api/positions': 'position-choices',
      },
    },
  ],
  schemas: {
    EmployeeImportProblem: importReport.shape.problems.element,
    EmployeeImportReport: importReport,
    Employee: employee,
    EmployeeRecord: employeeRecord,
    EmployeeInput: employeeInput,
    EmployeeChange: employeeChange,
    Unit: unit,
    UnitInput: unitInput,
    UnitChange: unitChange,
    NamedUnit: namedUnit,
    Position: position,
    PositionInput: positionInput,
    PositionChange: positionChange,
    Profile: profile,
    ProfileInput: profileInput,
  },
};
