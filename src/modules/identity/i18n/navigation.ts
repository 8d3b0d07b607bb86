/** What the settings area says of these screens before they are opened. */
export const navigation = {
  th: {
    account: 'บัญชีของฉัน',
    users: 'ผู้ใช้',
    roles: 'บทบาทและสิทธิ์',
    security: 'ความปลอดภัย',
  },
  en: {
    account: 'My account',
    users: 'Users',
    roles: 'Roles and rights',
    security: 'Security',
  },
} as const;
