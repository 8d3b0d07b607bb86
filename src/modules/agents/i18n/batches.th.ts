/** Texts of acts on several records at once in Thai. */
export const batchesTh = {
  batch: {
    sync: 'ซิงก์ไฟล์ที่เลือก',
    agents: {
      sync: {
        title_one: 'ซิงก์ {{count}} เอเจนต์',
        title_other: 'ซิงก์ {{count}} เอเจนต์',
        text: 'แต่ละเอเจนต์จะซิงก์แยกกัน เฉพาะไฟล์ที่เปลี่ยนแปลง',
      },
      delete: {
        title_one: 'ลบ {{count}} เอเจนต์',
        title_other: 'ลบ {{count}} เอเจนต์',
        text: 'ไฟล์ ดัชนี และประวัติการซิงก์ทั้งหมดจะถูกลบ และกู้คืนไม่ได้',
      },
    },
    files: {
      enable: {
        title_one: 'เปิดใช้งาน {{count}} ไฟล์',
        title_other: 'เปิดใช้งาน {{count}} ไฟล์',
        text: 'เอเจนต์จะใช้ไฟล์เหล่านี้ตอบคำถามทันที',
      },
      disable: {
        title_one: 'ปิดใช้งาน {{count}} ไฟล์',
        title_other: 'ปิดใช้งาน {{count}} ไฟล์',
        text: 'เอเจนต์จะไม่ตอบจากไฟล์เหล่านี้ทันที ไฟล์และดัชนียังอยู่ครบ',
      },
      delete: {
        title_one: 'ลบ {{count}} ไฟล์',
        title_other: 'ลบ {{count}} ไฟล์',
        text: 'ไฟล์จะถูกลบออกจากเอเจนต์และดัชนี รวมทั้งฉบับก่อนหน้า และกู้คืนไม่ได้',
      },
    },
  },
} as const;
