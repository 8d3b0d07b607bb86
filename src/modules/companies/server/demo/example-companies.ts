/** A tile with a few strokes on it, as a `data:` address. */
function logo(colour: string, strokes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="${colour}"/><g fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Cane with its joints and leaves. */
const CANE =
  '<path d="M24 41V12M20 20h8M20 30h8"/><path d="M24 14c-2-5-7-6-11-5 1 5 5 8 11 7M24 16c2-6 7-8 12-6-1 5-6 8-12 8"/>';
/** The sun over furrows. */
const FIELD =
  '<path d="M14 25a10 10 0 0 1 20 0M24 8v3M11 13l2 2M37 13l-2 2"/><path d="M8 30c10-4 22-4 32 0M8 38c10-4 22-4 32 0"/>';

/** Two invented companies. */
export const EXAMPLE_COMPANIES = [
  {
    id: 1,
    name_th: 'บริษัท น้ำตาลธารอ้อยทอง จำกัด',
    name_en: 'Than Oi Thong Sugar Co., Ltd.',
    code: 'TOT',
    logo: logo('#173682', CANE),
    theme: 'Default',
  },
  {
    id: 2,
    name_th: 'บริษัท ตะวันงามการเกษตร จำกัด',
    name_en: 'Tawan Ngam Agriculture Co., Ltd.',
    code: 'TNG',
    logo: logo('#1c5b33', FIELD),
    theme: 'ForestTheme',
  },
] as const;
