/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: {
    department: 'แผนก',
    position: 'ตำแหน่ง',
    profile: 'ข้อมูลส่วนตัวและรูป',
    create_employee: 'เพิ่มพนักงาน',
    import: 'นำเข้าพนักงานจากไฟล์',
    create_department: 'เพิ่มแผนก',
    create_position: 'เพิ่มตำแหน่ง',
    employee_records: 'พนักงาน',
  },
  en: {
    department: 'Departments',
    position: 'Positions',
    profile: 'Own profile and photo',
    create_employee: 'Add employee',
    import: 'Import employees from a file',
    create_department: 'Add department',
    create_position: 'Add position',
    employee_records: 'Employees',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    employees: 'บุคลากร เจ้าหน้าที่ รายชื่อ ทะเบียนพนักงาน',
    organization: 'โครงสร้างองค์กร ผังองค์กร ฝ่าย',
    department: 'ฝ่าย หน่วยงาน สังกัด',
    position: 'หน้าที่ ชื่อตำแหน่ง',
    profile: 'ชื่อของฉัน รูปโปรไฟล์ เบอร์โทร',
    create_employee: 'พนักงานใหม่ รับคนเข้า',
    import: 'อัปโหลดรายชื่อ Excel CSV',
    create_department: 'แผนกใหม่ ฝ่ายใหม่',
    create_position: 'ตำแหน่งใหม่',
  },
  en: {
    employees: 'staff people personnel colleagues',
    organization: 'organisation structure chart units',
    department: 'divisions units',
    position: 'job titles posts',
    profile: 'my name picture phone',
    create_employee: 'new employee staff person',
    import: 'upload csv excel staff list',
    create_department: 'new department division',
    create_position: 'new position job title',
  },
} as const;
