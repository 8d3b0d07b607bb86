/** The texts of the settings area for these screens, needed before they are opened. */
export const navigation = {
  th: {
    employees: 'พนักงาน',
    organization: 'แผนกและตำแหน่ง',
  },
  en: {
    employees: 'Employees',
    organization: 'Departments and positions',
  },
} as const;
