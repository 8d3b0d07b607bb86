export const indexCheckTh = {
  index_check: {
    title: 'ตรวจสอบดัชนี',
    hint: 'เทียบไฟล์และช่วงข้อความทั้งหมดกับสิ่งที่อยู่ในดัชนีจริง',
    check: 'ตรวจสอบดัชนี',
    check_failed: 'ตรวจสอบดัชนีไม่สำเร็จ',
    whole: 'ครบถ้วน',
    faults_one: 'ไม่ตรงกัน {{count}} รายการ',
    faults_other: 'ไม่ตรงกัน {{count}} รายการ',
    deleted_file: 'ไฟล์ที่ลบไปแล้ว',
    kinds: {
      not_indexed: 'ไม่มีในดัชนี',
      chunks_missing: 'มี {{found}} จาก {{expected}} ช่วงข้อความในดัชนี',
      vectors_missing: 'มี {{found}} จาก {{expected}} เวกเตอร์ในบริการเวกเตอร์',
      left_over: 'มี {{found}} ช่วงข้อความตกค้างจากครั้งก่อน',
    },
    more_one: 'และอีก {{count}} รายการ',
    more_other: 'และอีก {{count}} รายการ',
    repair: 'ซ่อมแซม',
    repair_started: 'กำลังซ่อมแซมดัชนี',
    repair_failed: 'ซ่อมแซมดัชนีไม่สำเร็จ',
  },
} as const;
