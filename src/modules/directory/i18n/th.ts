/** Texts of the employee directory in Thai. */
export const th = {
  permissions: {
    title: 'พนักงาน',
    read: 'ดูรายชื่อพนักงานในสายงานของตน',
    read_everyone: 'ดูรายชื่อพนักงานทั้งบริษัท',
  },
  errors: {
    not_your_employee_id: 'รหัสพนักงานที่ส่งมาไม่ตรงกับผู้ที่เข้าสู่ระบบ',
  },
  first_employee: {
    first_name: 'ผู้ดูแลระบบ',
  },
} as const;
