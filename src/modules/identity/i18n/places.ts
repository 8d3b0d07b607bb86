/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: {
    password: 'รหัสผ่านของฉัน',
    second_factor: 'การยืนยันสองขั้นตอน',
    sessions: 'อุปกรณ์ที่เข้าสู่ระบบ',
    tokens: 'โทเค็นสำหรับโปรแกรม',
    policy: 'ข้อกำหนดรหัสผ่านและการเข้าสู่ระบบ',
    invite: 'เชิญผู้ใช้',
    create_role: 'สร้างบทบาท',
    create_token: 'สร้างโทเค็นสำหรับโปรแกรม',
    user_records: 'ผู้ใช้',
    membership_records: 'บริษัทที่เข้าใช้งานได้',
  },
  en: {
    password: 'My password',
    second_factor: 'Second factor',
    sessions: 'Signed-in devices',
    tokens: 'Tokens for programs',
    policy: 'Rules of passwords and sign-in',
    invite: 'Invite user',
    create_role: 'Create role',
    create_token: 'Create token for a program',
    user_records: 'Users',
    membership_records: 'Companies to work in',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    account: 'บัญชีผู้ใช้ โปรไฟล์ ข้อมูลของฉัน',
    users: 'สมาชิก คนในระบบ บัญชีผู้ใช้ คำเชิญ',
    roles: 'สิทธิ์การใช้งาน บทบาท ตำแหน่งในระบบ',
    security: 'นโยบายความปลอดภัย รหัสผ่าน',
    password: 'เปลี่ยนรหัสผ่าน ลืมรหัสผ่าน พาสเวิร์ด',
    second_factor: 'OTP 2FA รหัสยืนยัน แอปยืนยันตัวตน',
    sessions: 'เซสชัน ออกจากระบบทุกเครื่อง โทรศัพท์ เครื่องอื่น',
    tokens: 'API คีย์ เชื่อมต่อโปรแกรม',
    policy: 'ความยาวรหัสผ่าน บังคับยืนยันสองขั้นตอน อายุการเข้าสู่ระบบ',
    invite: 'เพิ่มผู้ใช้ ผู้ใช้ใหม่ ส่งคำเชิญ',
    create_role: 'บทบาทใหม่ กำหนดสิทธิ์',
    create_token: 'API คีย์ใหม่ ขอโทเค็น',
  },
  en: {
    account: 'profile my data login',
    users: 'members people accounts invitations',
    roles: 'permissions rights access groups',
    security: 'policy password safety',
    password: 'change password passphrase',
    second_factor: 'otp 2fa two-factor authenticator',
    sessions: 'sessions sign out everywhere phones computers',
    tokens: 'api keys integrations',
    policy: 'password length require second factor session days',
    invite: 'add user new user invitation',
    create_role: 'new role permissions',
    create_token: 'new api key',
  },
} as const;
