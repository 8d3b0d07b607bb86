import { fieldsTh } from './fields.th.ts';

/** What kinds of record of the directory and their fields are called, in Thai; screens do without them. */
export const labelsTh = {
  entities: {
    employee: 'พนักงาน',
    department: 'แผนก',
    position: 'ตำแหน่ง',
    import: 'การนำเข้าจากไฟล์',
  },
  fields: {
    ...fieldsTh,
    employees_count: 'จำนวนพนักงาน',
    department_id: 'แผนก',
    position_id: 'ตำแหน่ง',
    manager_id: 'หัวหน้า',
    created: 'เพิ่มใหม่',
    updated: 'แก้ไข',
  },
} as const;
