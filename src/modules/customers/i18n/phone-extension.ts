/** A number with the extension of an office, as files have it: `043-220-007 ต่อ 12` or `043-220-007 ext. 12`. */
export const PHONE_WITH_EXTENSION = /^(.*\d)\s*(?:ต่อ|ext\.?|#)\s*\d[\d\s,-]*$/i;
