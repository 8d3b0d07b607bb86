import { fieldsTh } from './fields.th.ts';
import { employeesTh } from './employees.th.ts';
import { organizationTh } from './organization.th.ts';
import { profileTh } from './profile.th.ts';
import { employeeImportTh } from './employee-import.th.ts';

export const th = {
  ...employeesTh,
  ...organizationTh,
  ...profileTh,
  ...employeeImportTh,
  fields: fieldsTh,
  actions: {
    edit: 'แก้ไข',
  },
  permissions: {
    title: 'พนักงาน',
    read: 'ดูรายชื่อพนักงานในสายงานของตน',
    read_everyone: 'ดูรายชื่อพนักงานทั้งบริษัท',
    manage: 'เพิ่ม แก้ไข และลบพนักงาน แผนก และตำแหน่ง',
  },
  errors: {
    not_your_employee_id: 'รหัสพนักงานที่ส่งมาไม่ตรงกับผู้ที่เข้าสู่ระบบ',
    employee_in_use:
      'ลบไม่ได้ เพราะมีข้อมูลที่อ้างถึงพนักงานคนนี้: {{uses}} หากไม่ได้ทำงานแล้ว ให้เปลี่ยนเป็นพ้นสภาพแทน',
    department_in_use_one: 'ลบไม่ได้ เพราะยังมีพนักงาน {{count}} คนอยู่ในแผนกนี้ รวมผู้ที่พ้นสภาพแล้ว',
    department_in_use_other: 'ลบไม่ได้ เพราะยังมีพนักงาน {{count}} คนอยู่ในแผนกนี้ รวมผู้ที่พ้นสภาพแล้ว',
    position_in_use_one: 'ลบไม่ได้ เพราะยังมีพนักงาน {{count}} คนอยู่ในตำแหน่งนี้ รวมผู้ที่พ้นสภาพแล้ว',
    position_in_use_other: 'ลบไม่ได้ เพราะยังมีพนักงาน {{count}} คนอยู่ในตำแหน่งนี้ รวมผู้ที่พ้นสภาพแล้ว',
    unit_in_use: 'ลบไม่ได้ เพราะมีข้อมูลที่อ้างถึง: {{uses}}',
    position_elsewhere: 'ตำแหน่งนี้เป็นของแผนกอื่น กรุณาเลือกตำแหน่งของแผนกที่เลือก',
    code_invalid: 'ใช้ได้เฉพาะตัวอักษร ตัวเลข จุด ขีดกลาง ขีดล่าง และเครื่องหมายทับ (/) โดยไม่เว้นวรรค',
    code_taken: 'มีพนักงานคนอื่นใช้รหัสนี้แล้ว',
    first_name_th_required: 'กรุณากรอกชื่อภาษาไทย',
    last_name_th_required: 'กรุณากรอกนามสกุลภาษาไทย',
    first_name_required: 'กรุณากรอกชื่อภาษาอังกฤษ',
    last_name_required: 'กรุณากรอกนามสกุลภาษาอังกฤษ',
    email_invalid: 'รูปแบบอีเมลไม่ถูกต้อง',
    phone_invalid: 'รูปแบบหมายเลขโทรศัพท์ไม่ถูกต้อง',
    department_unknown: 'ไม่พบแผนกนี้ในบริษัท',
    position_unknown: 'ไม่พบตำแหน่งนี้ในบริษัท',
    manager_unknown: 'ไม่พบพนักงานคนนี้ในบริษัท หรือพ้นสภาพไปแล้ว',
    manager_is_under_her: 'เลือกไม่ได้ เพราะเป็นตัวพนักงานเอง หรือเป็นผู้ใต้บังคับบัญชาของพนักงานคนนี้',
    photo_unusable: 'ใช้รูปนี้ไม่ได้ กรุณาเลือกไฟล์รูปภาพอื่น',
    code_required: 'กรุณากรอกรหัสพนักงาน',
    code_repeated: 'รหัสนี้ซ้ำกับบรรทัดที่ {{line}}',
    manager_code_unknown: 'ไม่พบรหัสหัวหน้าทั้งในไฟล์และในบริษัท',
    status_unknown: 'ใช้ได้เฉพาะ “ทำงานอยู่” หรือ “พ้นสภาพ”',
    unit_name_th_required: 'กรุณากรอกชื่อภาษาไทย',
    unit_name_en_required: 'กรุณากรอกชื่อภาษาอังกฤษ',
    unit_name_taken: 'มีชื่อนี้อยู่แล้ว',
  },
  events: {
    employee_created: 'เพิ่มพนักงาน',
    employee_updated: 'แก้ไขพนักงาน',
    employee_deleted: 'ลบพนักงาน',
    employee_deactivated: 'เปลี่ยนพนักงานเป็นพ้นสภาพ',
    employee_reactivated: 'รับพนักงานกลับเข้าทำงาน',
    employees_imported: 'นำเข้าพนักงานจากไฟล์',
    profile_changed: 'แก้ไขข้อมูลส่วนตัวของตนเอง',
    department_created: 'เพิ่มแผนก',
    department_updated: 'แก้ไขแผนก',
    department_deleted: 'ลบแผนก',
    position_created: 'เพิ่มตำแหน่ง',
    position_updated: 'แก้ไขตำแหน่ง',
    position_deleted: 'ลบตำแหน่ง',
  },
} as const;
