import { fieldsTh } from './fields.th.ts';

/** What kinds of record of accounts and roles and their fields are called, in Thai; screens do without them. */
export const labelsTh = {
  entities: {
    membership: 'สมาชิกของบริษัท',
    user: 'ผู้ใช้',
    role: 'บทบาท',
    session: 'การเข้าใช้งาน',
    api_token: 'โทเคน API',
    security_policy: 'ข้อกำหนดความปลอดภัย',
  },
  values: { purpose: { invitation: 'คำเชิญ', password_reset: 'ตั้งรหัสผ่านใหม่' } },
  fields: {
    ...fieldsTh,
    min_characters: 'ความยาวรหัสผ่านขั้นต่ำ',
    is_otp_required: 'ต้องยืนยันสองขั้นตอน',
    session_days: 'อายุการเข้าใช้งาน (วัน)',
    posts: 'บทบาทในแต่ละบริษัท',
    purpose: 'วัตถุประสงค์',
    address: 'ที่อยู่เครือข่าย',
    user_agent: 'เบราว์เซอร์',
    locked: 'ถูกระงับการเข้าสู่ระบบ',
    role_id: 'บทบาท',
    employee_id: 'พนักงาน',
    permissions: 'สิทธิ์',
    companyId: 'บริษัท',
    let_in_by: 'ชื่อผู้ใช้ของผู้ให้สิทธิ์ที่ไม่ใช่พนักงาน',
  },
} as const;
