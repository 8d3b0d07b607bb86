/** Texts of the list and the page of a survey in Thai. */
export const surveys = {
  list: {
    title: 'ผลสำรวจอ้อย',
    purpose: 'สิ่งที่วัดได้ในแปลง และผลผลิตที่ประเมินจากการวัด',
    search: 'ค้นหาเอกสารสิทธิ์ ชาวไร่ พันธุ์ หรือหมายเหตุ',
    go_to_field: 'โหมดลงแปลง',
    all_cane_types: 'ทุกประเภทอ้อย',
    all_leaf_colors: 'ทุกสีใบ',
    all_standing: 'ทุกจุดที่ยืน',
  },
  standing: {
    inside: 'อยู่ในแปลง',
    outside: 'อยู่นอกแปลง',
    unknown: 'ไม่ทราบตำแหน่ง',
    outside_by: 'นอกแปลง {{metres}} ม.',
  },
  detail: {
    measures: 'สิ่งที่วัดและสังเกต',
    estimate: 'ประเมินผลผลิต',
    formula: 'ความยาวร่องต่อไร่ × จำนวนลำต่อเมตร × น้ำหนักลำ × สัดส่วนที่เก็บเกี่ยวได้',
    not_estimated: 'ยังประเมินไม่ได้ ต้องมีระยะร่อง จำนวนกอ และจำนวนลำ',
    row_metres: 'ความยาวร่องต่อไร่ (ม.)',
    stalks: 'จำนวนลำต่อไร่',
    usual_stalk: 'น้ำหนักลำ ใช้ค่าทั่วไป (กก.)',
    measured_stalk: 'น้ำหนักลำจากความยาวและเส้นผ่านศูนย์กลาง (กก.)',
    growth: 'การเติบโตของแปลงนี้',
    height_and_yield: 'สูง {{height}} ซม. · {{tons}} ตัน/ไร่',
    history: 'ประวัติ',
  },
  statuses: { planned: 'รอลงแปลง', done: 'สำรวจแล้ว', skipped: 'ข้าม' },
} as const;
