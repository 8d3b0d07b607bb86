/** What kinds of record of the directory and their fields are called, in Thai; screens do without them. */
export const labelsTh = {
  entities: {
    employee: 'พนักงาน',
    department: 'แผนก',
    position: 'ตำแหน่ง',
    import: 'การนำเข้าจากไฟล์',
  },
  fields: {
    first_name: 'ชื่อ (อังกฤษ)',
    last_name: 'นามสกุล (อังกฤษ)',
    first_name_th: 'ชื่อ (ไทย)',
    last_name_th: 'นามสกุล (ไทย)',
    department: 'แผนก',
    position: 'ตำแหน่ง',
    manager: 'หัวหน้า',
    signs_in: 'เข้าสู่ระบบได้',
    employees_count: 'จำนวนพนักงาน',
    department_id: 'แผนก',
    position_id: 'ตำแหน่ง',
    manager_id: 'หัวหน้า',
    created: 'เพิ่มใหม่',
    updated: 'แก้ไข',
    unchanged: 'เหมือนเดิม',
    new_departments: 'แผนกใหม่',
    new_positions: 'ตำแหน่งใหม่',
    photo: 'รูปประจำตัว',
  },
} as const;
