/** What the settings area says of these screens before they are opened. */
export const navigation = {
  th: { employees: 'พนักงาน', organization: 'แผนกและตำแหน่ง', create: 'เพิ่มพนักงาน' },
  en: { employees: 'Employees', organization: 'Departments', create: 'Add employee' },
} as const;
