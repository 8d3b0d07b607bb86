import type { Position } from './example-positions.ts';

/** Number, Thai name, English name, position, number of the manager. */
type Person = readonly [id: number, th: string, en: string, Position, manager: number | null];

interface ExampleCompany {
  readonly companyId: number;
  readonly mailDomain: string;
  readonly codePrefix: string;
  readonly people: readonly Person[];
}

/** The people of the invented companies. Managers come before their subordinates. */
export const EXAMPLE_COMPANIES: readonly ExampleCompany[] = [
  {
    companyId: 1,
    mailDomain: 'than-oi-thong.example',
    codePrefix: 'TOT',
    people: [
      [76, 'ประเสริฐ ธารทองวัฒนา', 'Prasert Tharnthongwattana', 'managing_director', null],
      [77, 'สุนทรี พงษ์เจริญกิจ', 'Suntaree Phongcharoenkit', 'cane_director', 76],
      [78, 'วิชัย อุดมพืชผล', 'Wichai Udomphuetphon', 'factory_manager', 76],
      [79, 'อรพรรณ ศรีสุวรรณ', 'Orapan Srisuwan', 'finance_manager', 76],
      [80, 'ณัฐพงศ์ แก้วมณี', 'Nattapong Kaewmanee', 'extension_supervisor', 77],
      [81, 'กมลชนก จันทร์เพ็ญ', 'Kamonchanok Chanpen', 'agronomist', 80],
      [82, 'ธนากร บุญมา', 'Thanakorn Boonma', 'extension_officer', 80],
      [83, 'ศิริพร ทองคำ', 'Siriporn Thongkham', 'extension_officer', 80],
      [84, 'อนุชา แสนสุข', 'Anucha Saensuk', 'extension_officer', 80],
      [85, 'เบญจวรรณ รัตนพันธ์', 'Benjawan Rattanaphan', 'quota_officer', 77],
      [86, 'ไพโรจน์ สีดา', 'Pairoj Seeda', 'shift_supervisor', 78],
      [87, 'จิราพร วงศ์ใหญ่', 'Jiraporn Wongyai', 'laboratory_supervisor', 78],
      [88, 'สมพร มั่นคง', 'Somporn Mankhong', 'quality_analyst', 87],
      [89, 'พิมพ์ชนก อินทร์แก้ว', 'Pimchanok Inkaew', 'quality_analyst', 87],
      [90, 'เอกชัย ดวงดี', 'Ekkachai Duangdee', 'maintenance_engineer', 86],
      [91, 'ปิยะดา ชูศักดิ์', 'Piyada Chusak', 'senior_accountant', 79],
      [92, 'เฉลิมพล ยอดเพชร', 'Chalermpol Yodphet', 'accountant', 91],
      [93, 'แพรวา กิตติคุณ', 'Praewa Kittikhun', 'finance_officer', 79],
      [94, 'ปกรณ์ เลิศวิริยะ', 'Pakorn Lertwiriya', 'technology_manager', 76],
      [95, 'ชลธิชา พรหมสุวรรณ', 'Chonthicha Phromsuwan', 'systems_analyst', 94],
      [96, 'ภาณุวัฒน์ คงเจริญ', 'Phanuwat Khongcharoen', 'software_developer', 94],
      [97, 'มาลี สุขเกษม', 'Malee Sukkasem', 'people_manager', 76],
      [98, 'โสภิดา เนตรงาม', 'Sophida Netngam', 'people_officer', 97],
      [99, 'กฤษณะ วรรณศิริ', 'Kritsana Wannasiri', 'sales_manager', 76],
      [100, 'เมธาวี ศักดิ์สิทธิ์', 'Methawee Saksit', 'sales_officer', 99],
    ],
  },
  {
    companyId: 2,
    mailDomain: 'tawan-ngam.example',
    codePrefix: 'TNG',
    people: [
      [201, 'สุรชัย ตะวันงาม', 'Surachai Tawanngam', 'managing_director', null],
      [202, 'วรรณา ภูมิพัฒน์', 'Wanna Phumiphat', 'field_manager', 201],
      [203, 'ธีรพล นาคสวัสดิ์', 'Teerapol Nakasawat', 'survey_manager', 201],
      [204, 'นงลักษณ์ เพชรรัตน์', 'Nonglak Phetcharat', 'finance_manager', 201],
      [205, 'ปกรณ์ เลิศวิริยะ', 'Pakorn Lertwiriya', 'technology_adviser', 201],
      [206, 'อภิชาติ คำแก้ว', 'Apichat Khamkaew', 'plot_supervisor', 202],
      [207, 'ดวงใจ ไชยวงศ์', 'Duangjai Chaiwong', 'agronomist', 202],
      [208, 'สมศักดิ์ ปานทอง', 'Somsak Panthong', 'machinery_supervisor', 202],
      [209, 'บุญเลิศ หอมจันทร์', 'Boonlert Homchan', 'harvester_operator', 208],
      [210, 'ลำดวน ศรีบุญเรือง', 'Lamduan Sriboonrueang', 'harvester_operator', 208],
      [211, 'ก้องภพ ธรรมรักษ์', 'Kongphop Thammarak', 'survey_officer', 203],
      [212, 'รุ่งนภา แสงทอง', 'Rungnapa Saengthong', 'survey_officer', 203],
      [213, 'ชยพล มีชัย', 'Chayapol Meechai', 'gis_analyst', 203],
      [214, 'อัญชลี พูลผล', 'Anchalee Poonphon', 'accountant', 204],
      [215, 'วีระ ใจกล้า', 'Weera Jaikla', 'purchasing_officer', 204],
      [216, 'ทิพวรรณ นิลเพชร', 'Thipawan Nilphet', 'people_manager', 201],
      [217, 'เกียรติศักดิ์ ลาภมาก', 'Kiattisak Lapmak', 'people_officer', 216],
      [218, 'ฐิติมา อ่อนละมุน', 'Thitima Onlamun', 'sales_manager', 201],
      [219, 'นพดล สายธาร', 'Noppadol Saithan', 'sales_officer', 218],
      [220, 'วราภรณ์ กองแก้ว', 'Waraporn Kongkaew', 'sales_officer', 218],
      [221, 'ยุทธนา พลอยงาม', 'Yuttana Ployngam', 'warehouse_supervisor', 202],
      [222, 'เสาวลักษณ์ บัวขาว', 'Saowalak Buakhao', 'warehouse_officer', 221],
      [223, 'ศักดา หาญกล้า', 'Sakda Hankla', 'plot_officer', 206],
      [224, 'ขวัญเรือน ดีงาม', 'Khwanruean Deengam', 'plot_officer', 206],
      [225, 'สุนทรี พงษ์เจริญกิจ', 'Suntaree Phongcharoenkit', 'cane_adviser', 201],
    ],
  },
];
