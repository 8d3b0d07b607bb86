/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    air: 'จัดการ AIR',
    dashboard: 'แค็ตตาล็อก AIR',
    explorer: 'สำรวจบริษัท',
    feature: 'ฟีเจอร์',
    impact: 'ผลกระทบ',
    worklist: 'รายการที่ยังไม่ครบ',
    find: 'ค้นหาในแค็ตตาล็อก AIR',
    activity: 'การใช้งานแค็ตตาล็อก',
  },
  en: {
    air: 'AIR Management',
    dashboard: 'AIR Catalogue',
    explorer: 'Company Explorer',
    feature: 'Feature',
    impact: 'Impact',
    worklist: 'What Is Missing',
    find: 'Search the AIR Catalogue',
    activity: 'Catalogue Activity',
  },
} as const;
