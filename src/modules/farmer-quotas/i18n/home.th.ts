/** What the home page says of quotas, in Thai. */
export const homeTh = {
  claimed: 'โควต้าที่คุณรับไว้ตรวจสอบ',
  correction: 'คำขอแก้ไขโควต้ารอพิจารณา',
  checked: 'ตรวจไฟล์โควต้าแล้ว รอนำเข้า',
  import_failed: 'นำเข้าโควต้าไม่สำเร็จ',
  sent_back: 'โควต้าถูกส่งกลับให้แก้ไข: {{reason}}',
  to_verify: 'โควต้ารอตรวจสอบ',
  longest: 'โควต้าที่รอตรวจสอบนานที่สุด',
  kind: 'โควต้า',
} as const;
