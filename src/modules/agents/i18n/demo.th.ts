/** What the demo workflow writes around the passages in Thai. */
export const demoTh = {
  opening: 'จากเอกสารของบริษัท:',
  nothing_found: 'ไม่พบข้อความที่เกี่ยวข้องในเอกสารของเอเจนต์นี้',
} as const;
