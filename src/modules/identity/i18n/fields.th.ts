/** What fields are called in Thai, on screens, in exports and in the history: one label for each. */
export const fieldsTh = {
  status: 'สถานะ',
  username: 'ชื่อผู้ใช้',
  email: 'อีเมล',
  employee_code: 'รหัสพนักงาน',
  role: 'บทบาท',
} as const;
