import type { Labels } from '#platform/contract/texts/texts.ts';

/** What the history calls the module's kinds of record and their fields. */
export const labels: Labels = {
  th: {
    entities: {
      user: 'ผู้ใช้',
      role: 'บทบาท',
      session: 'การเข้าใช้งาน',
      api_token: 'โทเคน API',
    },
    fields: {
      posts: 'บทบาทในแต่ละบริษัท',
      purpose: 'วัตถุประสงค์',
      address: 'ที่อยู่เครือข่าย',
      role_id: 'บทบาท',
      role: 'บทบาท',
      employee_id: 'พนักงาน',
      permissions: 'สิทธิ์',
      companyId: 'บริษัท',
    },
  },
  en: {
    entities: {
      user: 'User',
      role: 'Role',
      session: 'Session',
      api_token: 'API token',
    },
    fields: {
      posts: 'Roles by company',
      purpose: 'Purpose',
      address: 'Network address',
      role_id: 'Role',
      role: 'Role',
      employee_id: 'Employee',
      permissions: 'Permissions',
      companyId: 'Company',
    },
  },
};
