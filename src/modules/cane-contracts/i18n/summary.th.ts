/** Texts of the summary of a season in Thai. */
export const summary = {
  title: 'สรุปตามชาวไร่',
  purpose: 'จำนวนตันรวมและรายการสนับสนุนของชาวไร่แต่ละราย จากสัญญาที่อนุมัติแล้ว',
  farmers: 'จำนวนชาวไร่',
  contracts: 'จำนวนสัญญา',
  promised: 'จำนวนตันรวม',
  advanced: 'รวมรายการสนับสนุน (บาท)',
  empty: 'ยังไม่มีสัญญาที่อนุมัติแล้วในปีการผลิตนี้',
  no_seasons: 'ยังไม่มีปีการผลิต',
  no_seasons_hint: 'เพิ่มปีการผลิตได้ในการตั้งค่าโควต้า',
  failed: 'โหลดสรุปไม่สำเร็จ',
} as const;
