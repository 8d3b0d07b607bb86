import type { ExampleCatalogue } from './example-catalogue.ts';

interface Keeper {
  readonly companyId: number;
  readonly owner: number;
  /** Engines of the registry of that company, for areas and for yields. */
  readonly area: string;
  readonly forecast: string;
}

/** The systems of the cane farm, which the farm itself and the mill that buys from it both describe. */
export function describeFarm({ companyId, owner, area, forecast }: Keeper): ExampleCatalogue {
  return {
    companyId,
    code: 'TNG',
    th: 'ตะวันงามการเกษตร',
    en: 'Tawan Ngam Agriculture',
    about: 'ระบบงานของไร่อ้อยในเครือ ตั้งแต่แปลงที่ดินจนถึงส่งอ้อยเข้าโรงงาน',
    owner,
    modules: [
      {
        code: 'LAND',
        th: 'แปลงที่ดิน',
        en: 'Land',
        about: 'แปลงอ้อย พิกัด และพันธุ์ที่ปลูก',
        owner,
        tags: ['ไร่'],
        features: [
          {
            code: 'PLOTS',
            th: 'ทะเบียนแปลง',
            en: 'Plots',
            about: 'แปลงที่ปลูกอ้อยในฤดูนี้',
            owner,
            tags: ['ไร่'],
            fields: [
              ['plot_code', 'รหัสแปลง', 'Plot code', 'string', 'N-114', 'ตามป้ายหัวแปลง'],
              [
                'corners',
                'พิกัดมุมแปลง',
                'Corners',
                'other',
                '15.70,100.11 …',
                'จากการเดินแปลงด้วย GPS',
              ],
              ['variety', 'พันธุ์อ้อย', 'Cane variety', 'string', 'ขอนแก่น 3', 'พันธุ์ที่ปลูก'],
              ['planted_on', 'วันที่ปลูก', 'Planted on', 'date', '2026-01-18', 'วันเริ่มนับอายุอ้อย'],
              ['rain_mm', 'น้ำฝนสะสม', 'Rainfall', 'number', '1120', 'มิลลิเมตร ตั้งแต่ปลูก'],
            ],
            outputs: [
              {
                code: 'area_rai',
                th: 'พื้นที่แปลง',
                en: 'Area of the plot',
                about: 'ไร่ งาน ตารางวา จากพิกัด',
                engine: area,
                from: ['PLOTS.corners'],
              },
            ],
            deliveries: [
              {
                code: 'expected_tons',
                th: 'ผลผลิตที่คาด',
                en: 'Expected tons',
                about: 'ส่งให้โรงงานวางแผนคิวรถ',
                engine: forecast,
                uses: ['APIs', 'Dashboards'],
                from: ['PLOTS.variety', 'PLOTS.planted_on', 'PLOTS.rain_mm'],
              },
            ],
          },
        ],
      },
      {
        code: 'HARVEST',
        th: 'ตัดและส่งอ้อย',
        en: 'Harvest and delivery',
        about: 'ทีมตัดอ้อยและเที่ยวรถที่ส่งเข้าโรงงาน',
        owner,
        features: [
          {
            code: 'TEAMS',
            th: 'ทีมตัดอ้อย',
            en: 'Harvest teams',
            about: 'รถตัดและคนงานของแต่ละทีม',
            owner,
            fields: [
              ['team_no', 'เลขทีม', 'Team number', 'string', 'T-07', 'หนึ่งทีมต่อรถตัดหนึ่งคัน'],
              ['tons_a_day', 'ตันต่อวัน', 'Tons a day', 'number', '180', 'กำลังตัดเฉลี่ย'],
            ],
          },
          {
            code: 'LOADS',
            th: 'เที่ยวส่งอ้อย',
            en: 'Loads',
            about: 'อ้อยที่ส่งเข้าโรงงานแต่ละเที่ยว',
            owner,
            tags: ['ฤดูหีบ'],
            fields: [
              ['load_no', 'เลขเที่ยว', 'Load number', 'string', 'LD-3310', 'ออกที่หัวแปลง'],
              ['plot_code', 'แปลง', 'Plot', 'string', 'N-114', 'แปลงที่ตัด', 'PLOTS.plot_code'],
              ['team_no', 'ทีมตัด', 'Team', 'string', 'T-07', 'ทีมที่ตัด', 'TEAMS.team_no'],
              [
                'ticket_no',
                'ใบชั่งของโรงงาน',
                'Ticket of the mill',
                'string',
                'W-884120',
                'โรงงานส่งกลับหลังชั่ง',
              ],
            ],
            outputs: [
              {
                code: 'plan_of_tomorrow',
                th: 'แผนตัดวันพรุ่งนี้',
                en: 'Plan of tomorrow',
                about: 'แปลงที่ตัดก่อนตามอายุอ้อย',
                engine: forecast,
                status: 'pending',
                from: ['PLOTS.planted_on', 'TEAMS.tons_a_day'],
              },
            ],
          },
        ],
      },
    ],
  };
}
