import { lazy } from 'react';
import { texts } from './texts.ts';

/** Who the signed-in person is in the company, on the screen of their account. */
export const ProfilePanel = lazy(async () => {
  const [file] = await Promise.all([import('./profile/profile-panel.tsx'), texts.load()]);
  return { default: file.ProfilePanel };
});

/** Chooses an employee by typing; what it may find are the people that the viewer may see. */
export const EmployeeSelect = lazy(async () => {
  const [file] = await Promise.all([import('./employees/employee-select.tsx'), texts.load()]);
  return { default: file.EmployeeSelect };
});

/** What an employee is called: `<EmployeeName id>what else to say</EmployeeName>` inside a `Suspense`. */
export const EmployeeName = lazy(async () => ({
  default: (await import('./employees/employee-name.tsx')).EmployeeName,
}));
