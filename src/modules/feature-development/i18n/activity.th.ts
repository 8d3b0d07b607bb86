/** The history of a SOW in Thai. */
export const activityTh = {
  workspace: {
    activity: {
      empty: 'ยังไม่มีประวัติ',
      system: 'ระบบ',
      earlier: 'แสดงประวัติก่อนหน้า',
      load_failed: 'โหลดประวัติไม่สำเร็จ',
    },
  },
} as const;
