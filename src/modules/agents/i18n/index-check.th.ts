export const indexCheckTh = {
  index_check: {
    title: 'ตรวจสอบคลังค้นหา',
    hint: 'เทียบไฟล์และช่วงข้อความทั้งหมดกับสิ่งที่อยู่ในคลังค้นหาจริง',
    check: 'ตรวจสอบคลังค้นหา',
    check_failed: 'ตรวจสอบคลังค้นหาไม่สำเร็จ',
    whole: 'ครบถ้วน',
    faults_one: 'ไม่ตรงกัน {{count}} รายการ',
    faults_other: 'ไม่ตรงกัน {{count}} รายการ',
    deleted_file: 'ไฟล์ที่ลบไปแล้ว',
    kinds: {
      not_indexed: 'ไม่มีในคลังค้นหา',
      chunks_missing: 'มี {{found}} จาก {{expected}} ช่วงข้อความในคลังค้นหา',
      vectors_missing: 'มี {{found}} จาก {{expected}} เวกเตอร์ในบริการเวกเตอร์',
      left_over: 'มี {{found}} ช่วงข้อความตกค้างจากครั้งก่อน',
    },
    more_one: 'และอีก {{count}} รายการ',
    more_other: 'และอีก {{count}} รายการ',
    repair: 'ซ่อมแซม',
    repair_started: 'กำลังซ่อมแซมคลังค้นหา',
    repair_failed: 'ซ่อมแซมคลังค้นหาไม่สำเร็จ',
  },
} as const;
