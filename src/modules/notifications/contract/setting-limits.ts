export const settingLimits = {
  name: 255,
  description: 255,
  title: 255,
  message: 500,
  collections: 3,
  page: 20,
} as const;
