import type { Post } from '../users/create-user.ts';

interface ExampleUser {
  readonly username: string;
  readonly email: string;
  readonly posts: readonly Post[];
}

export const ADMINISTRATOR_POSTS: readonly Post[] = [
  { companyId: 1, role: 'administrator', employeeId: 94 },
  { companyId: 2, role: 'administrator', employeeId: 205 },
];

/** One person for each role besides the administrator; the manager works in both companies. */
export const EXAMPLE_USERS: readonly ExampleUser[] = [
  {
    username: 'manager',
    email: 'manager@than-oi-thong.example',
    posts: [
      { companyId: 1, role: 'manager', employeeId: 77 },
      { companyId: 2, role: 'viewer', employeeId: 225 },
    ],
  },
  {
    username: 'staff',
    email: 'staff@than-oi-thong.example',
    posts: [{ companyId: 1, role: 'staff', employeeId: 82 }],
  },
  {
    username: 'viewer',
    email: 'viewer@than-oi-thong.example',
    posts: [{ companyId: 1, role: 'viewer', employeeId: 98 }],
  },
];
