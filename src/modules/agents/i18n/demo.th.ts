/** What the demo workflow writes around the passages in Thai. */
export const demoTh = {
  opening: 'จากเอกสารของบริษัท:',
  sources: 'ที่มา: {{sources}}',
  source_with_page: '{{filename}} หน้า {{page}}',
  nothing_found: 'ไม่พบข้อความที่เกี่ยวข้องในเอกสารของเอเจนต์นี้',
} as const;
