/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: {
    field: 'โหมดลงแปลง',
    plan: 'แผนลงแปลง',
    map: 'แผนที่ผลผลิตประเมิน',
    settings: 'สูตรประเมินผลผลิต',
    edit: 'แก้ไขผลสำรวจอ้อย',
    of_quota: 'ผลสำรวจอ้อยของชาวไร่',
    of_plot: 'การเติบโตของอ้อยในแปลง',
    records: 'ผลสำรวจอ้อย',
    visits: 'แผนลงแปลง',
  },
  en: {
    field: 'Field mode',
    plan: 'Day plan',
    map: 'Map of estimates',
    settings: 'Yield formula',
    edit: 'Edit cane survey',
    of_quota: 'Cane surveys of the farmer',
    of_plot: 'Growth of cane on the plot',
    records: 'Cane surveys',
    visits: 'Day plans',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    surveys: 'วัดอ้อย ลงแปลง ประเมินผลผลิต ตันต่อไร่',
    field: 'ภาคสนาม วัดอ้อย สำรวจแปลง ออฟไลน์',
    plan: 'ลำดับแปลง ผู้สำรวจ นัดลงแปลง',
    map: 'ตันต่อไร่บนแผนที่ ประเมินผลผลิต',
    settings: 'น้ำหนักลำ ความหนาแน่น เก็บเกี่ยว',
    edit: 'แก้ค่าที่วัด',
    of_quota: 'วัดอ้อยในโควต้า',
    of_plot: 'ความสูงอ้อย ผลสำรวจของแปลง',
  },
  en: {
    surveys: 'field measurements estimate yield tons per rai',
    field: 'survey plots measure cane offline phone',
    plan: 'order of plots surveyor visits',
    map: 'tons per rai on a map yield',
    settings: 'weight of a stalk density harvest',
    edit: 'correct measurements',
    of_quota: 'measurements of the quota',
    of_plot: 'height of cane surveys of the plot',
  },
} as const;
