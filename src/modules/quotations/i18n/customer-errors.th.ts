/** What is refused of letterheads, sending and answers of customers, in Thai. */
export const customerErrorsTh = {
  email_invalid: 'รูปแบบอีเมลไม่ถูกต้อง',
  phone_invalid: 'เบอร์โทรศัพท์ไม่ถูกต้อง',
  tax_id_wrong: 'เลขประจำตัวผู้เสียภาษี 13 หลักไม่ถูกต้อง',
  branch_invalid: 'รหัสสาขาต้องเป็นตัวเลข 5 หลัก สำนักงานใหญ่คือ 00000',
  cc_full: 'ส่งสำเนาได้ไม่เกิน 10 ที่อยู่',
  subject_required: 'กรุณากรอกเรื่อง',
  message_required: 'กรุณากรอกข้อความ',
  no_public_address: 'ยังไม่ได้ตั้งที่อยู่สาธารณะของระบบ (PUBLIC_URL) จึงแนบลิงก์ไม่ได้',
  not_sendable: 'ส่งได้เมื่ออนุมัติแล้ว และยังไม่ถูกยกเลิกหรือออกฉบับแก้ไขแทน',
  link_unusable: 'ลิงก์นี้หมดอายุ ถูกยกเลิก หรือไม่ถูกต้อง โปรดขอลิงก์ใหม่จากผู้ขาย',
  not_open: 'ใบเสนอราคานี้มีคำตอบแล้ว หรือผู้ขายยกเลิกไปแล้ว',
  questions_full: 'ถามได้ไม่เกิน {{limit}} คำถาม โปรดติดต่อผู้ขายโดยตรง',
  name_required: 'กรุณากรอกชื่อ',
  question_required: 'กรุณากรอกคำถาม',
  signature_long: 'ลายมือชื่อยาวเกินไป กรุณาวาดใหม่ให้สั้นลง',
  signature_invalid: 'อ่านลายมือชื่อไม่ได้ กรุณาวาดใหม่',
} as const;
