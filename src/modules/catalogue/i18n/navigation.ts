/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    air: 'จัดการ AIR',
    dashboard: 'แค็ตตาล็อก AIR',
    explorer: 'สำรวจบริษัท',
    feature: 'ฟีเจอร์',
    impact: 'ผลกระทบ',
    worklist: 'รายการที่ยังไม่ครบ',
    results: 'ค้นหาในแค็ตตาล็อก',
    activity: 'การใช้งานแค็ตตาล็อก',
    imports: 'นำเข้าลงแค็ตตาล็อก',
    sources: 'แหล่งข้อมูลของแค็ตตาล็อก',
  },
  en: {
    air: 'AIR Management',
    dashboard: 'AIR catalogue',
    explorer: 'Company explorer',
    feature: 'Feature',
    impact: 'Impact',
    worklist: 'What is missing',
    results: 'Search the catalogue',
    activity: 'Catalogue activity',
    imports: 'Catalogue imports',
    sources: 'Catalogue sources',
  },
} as const;
