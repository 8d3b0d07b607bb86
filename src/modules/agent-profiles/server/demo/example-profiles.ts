/** An agent profile of an invented company, by the English names of its department and position. */
export interface ExampleProfile {
  readonly name: string;
  readonly description: string;
  readonly department: string;
  readonly position: string;
  readonly isInactive?: true;
  /** What its description said first. */
  readonly firstDescription?: string;
}

/** What the sugar mill lets agents do. */
export const EXAMPLE_COMPANY = 1;

export const EXAMPLE_PROFILES: readonly ExampleProfile[] = [
  {
    name: 'ผู้ช่วยวิเคราะห์ระบบ',
    description: 'สรุปบรีฟ แตกงาน และร่างเอกสารฟีเจอร์ให้ทีมพัฒนา ส่งให้คนตรวจก่อนทุกครั้ง',
    department: 'Information Technology',
    position: 'Systems Analyst',
    firstDescription: 'สรุปบรีฟและแตกงานให้ทีมพัฒนา',
  },
  {
    name: 'ผู้ช่วยทดสอบระบบ',
    description: 'รันชุดทดสอบ ตรวจหน้าจอบน Dev Zone และรายงานข้อผิดพลาดพร้อมภาพประกอบ',
    department: 'Information Technology',
    position: 'Software Developer',
  },
  {
    name: 'ผู้ช่วยตรวจโควต้า',
    description: 'ตรวจเอกสารโควต้าและสัญญาที่ส่งเข้ามา แจ้งรายการที่ไม่ครบ',
    department: 'Cane Procurement',
    position: 'Quota and Contract Officer',
    isInactive: true,
  },
];
