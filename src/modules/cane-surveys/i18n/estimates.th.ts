/** Texts of the map of estimates in Thai. */
export const estimates = {
  estimates: {
    title: 'แผนที่ผลผลิตประเมิน',
    purpose: 'ผลผลิตที่ประเมินล่าสุดของแต่ละแปลง สีของหลายแปลงที่รวมกันเป็นสีของค่าเฉลี่ย',
    dot: '{{deed}} · {{farmer}} · {{tons}} ตัน/ไร่',
    group: '{{plots}} แปลง · เฉลี่ย {{mean}} ตัน/ไร่ · รวม {{tons}} ตัน',
    below: 'ต่ำกว่า {{to}} ตัน/ไร่',
    between: '{{from}} ถึงต่ำกว่า {{to}} ตัน/ไร่',
    from: 'ตั้งแต่ {{from}} ตัน/ไร่',
    sum: '{{plots}} แปลง รวมประมาณ {{tons}} ตัน',
    more: 'แผนที่แสดง {{shown}} แปลง กรองเพื่อดูแปลงอื่น',
  },
} as const;
