import { lazy } from 'react';
import { texts } from './texts.ts';

/** Who the signed-in person is in the company, on the screen of their account. */
export const ProfilePanel = lazy(async () => {
  const [file] = await Promise.all([import('./profile/profile-panel.tsx'), texts.load()]);
  return { default: file.ProfilePanel };
});

/** Chooses a department, or a position that is valid in one: `<UnitSelect kind="department" label present onChange />`. */
export const UnitSelect = lazy(async () => {
  const [file] = await Promise.all([import('./organization/unit-select.tsx'), texts.load()]);
  return { default: file.UnitSelect };
});

/** The filter of a list by department. */
export const DepartmentFilter = lazy(async () => ({
  default: (await import('./organization/department-filter.tsx')).DepartmentFilter,
}));

/** Chooses an employee by typing; what it may find are the people that the viewer may see. */
export const EmployeeSelect = lazy(async () => {
  const [file] = await Promise.all([import('./employees/employee-select.tsx'), texts.load()]);
  return { default: file.EmployeeSelect };
});

/** Asks for the names of a new employee inside a form, whose problems it then can say. */
export const EmployeeNames = lazy(async () => {
  const [file] = await Promise.all([import('./employees/employee-names.tsx'), texts.load()]);
  return { default: file.EmployeeNames };
});

/** A filter of a list by employee, inside a `Suspense`: `<EmployeeFilter label any value onChange />`. */
export const EmployeeFilter = lazy(async () => ({
  default: (await import('./employees/employee-filter.tsx')).EmployeeFilter,
}));

/** What an employee is called: `<EmployeeName id>what else to say</EmployeeName>` inside a `Suspense`. */
export const EmployeeName = lazy(async () => ({
  default: (await import('./employees/employee-name.tsx')).EmployeeName,
}));

/** What a department or position is called: `<UnitName kind="position" id>what else to say</UnitName>` inside a `Suspense`. */
export const UnitName = lazy(async () => ({
  default: (await import('./organization/unit-name.tsx')).UnitName,
}));

/** Chooses several departments or positions: `<UnitsSelect kind="department" label value onChange />`. */
export const UnitsSelect = lazy(async () => {
  const [file] = await Promise.all([import('./organization/units-select.tsx'), texts.load()]);
  return { default: file.UnitsSelect };
});

/** Chooses several employees by typing. */
export const EmployeesSelect = lazy(async () => {
  const [file] = await Promise.all([import('./employees/employees-select.tsx'), texts.load()]);
  return { default: file.EmployeesSelect };
});
