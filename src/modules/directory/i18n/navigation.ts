/** The texts of the settings area for these screens, needed before they are opened. */
export const navigation = {
  th: {
    employees: 'พนักงาน',
    organization: 'แผนกและตำแหน่ง',
    create: 'เพิ่มพนักงาน',
    import: 'นำเข้าพนักงานจากไฟล์',
  },
  en: {
    employees: 'Employees',
    organization: 'Departments',
    create: 'Add employee',
    import: 'Import employees',
  },
} as const;
