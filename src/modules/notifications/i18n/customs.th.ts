/** Texts of messages that people write and send themselves, in Thai. */
export const customsTh = {
  copy_of: '{{name}} (สำเนา)',
} as const;
