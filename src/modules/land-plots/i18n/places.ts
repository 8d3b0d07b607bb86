/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: {
    create: 'เพิ่มแปลงที่ดิน',
    take_over: 'ย้ายแปลงไปปีการผลิตใหม่',
    overview: 'ภาพรวมแปลงที่ดิน',
    crops: 'พืชที่ปลูกในแปลง',
    history: 'ประวัติแปลงที่ดิน',
    of_quota: 'แปลงที่ดินของโควต้า',
    edit: 'แก้ไขแปลงที่ดิน',
    delete: 'ลบแปลงที่ดิน',
    records: 'แปลงที่ดิน',
  },
  en: {
    create: 'Add land plot',
    take_over: 'Carry plots over to a new season',
    overview: 'Land plot overview',
    crops: 'Crops of the plot',
    history: 'Land plot history',
    of_quota: 'Land plots of the quota',
    edit: 'Edit land plot',
    delete: 'Delete land plot',
    records: 'Land plots',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    plots: 'ไร่อ้อย โฉนด เอกสารสิทธิ์ พื้นที่ปลูก',
    map: 'รูปแปลง พิกัด ภาพถ่ายดาวเทียม',
    settings: 'ความคลาดเคลื่อน แผนที่พื้นหลัง',
    create: 'แปลงใหม่ วาดแปลง อัปโหลด Shapefile KML',
    take_over: 'ยกแปลงไปปีใหม่ ต่อปีการผลิต',
    overview: 'รายละเอียดแปลง เนื้อที่',
    crops: 'พันธุ์อ้อย อ้อยตอ วันที่ปลูก',
    history: 'การเปลี่ยนแปลงของแปลง',
    of_quota: 'ที่ดินของชาวไร่',
    edit: 'เปลี่ยนข้อมูลแปลง แก้รูปแปลง',
    delete: 'นำแปลงออก',
  },
  en: {
    plots: 'fields deeds chanote parcels land',
    map: 'shapes coordinates satellite GIS',
    settings: 'tolerance tiles background',
    create: 'new plot draw shape upload shapefile KML',
    take_over: 'carry over next crop year',
    overview: 'plot details area',
    crops: 'cane variety ratoon planting',
    history: 'changes of the plot',
    of_quota: 'land of the farmer',
    edit: 'change plot redraw shape',
    delete: 'remove plot',
  },
} as const;
