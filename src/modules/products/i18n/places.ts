/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: {
    create: 'เพิ่มสินค้า',
    create_unit: 'เพิ่มหน่วยนับ',
    records: 'สินค้า',
  },
  en: {
    create: 'Add product',
    create_unit: 'Add unit',
    records: 'Products',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    products: 'ของขาย รายการสินค้า ราคา ราคาขาย น้ำตาล กากน้ำตาล ปุ๋ย',
    create: 'สินค้าใหม่',
    create_unit: 'หน่วยใหม่',
    units: 'ตัน กิโลกรัม หน่วยสินค้า',
  },
  en: {
    products: 'goods items prices price list',
    create: 'new product',
    create_unit: 'new unit',
    units: 'measures tonnes kilograms',
  },
} as const;
