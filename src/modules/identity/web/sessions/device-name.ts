const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Line\//, 'LINE'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a device calls itself, in two words; a program that is no browser by its own first word. */
export function deviceName(userAgent: string): string | undefined {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? [],
  );
  const words = named.length > 0 ? named.join(' · ') : userAgent.split(/[/\s]/, 1)[0];
  return words === '' ? undefined : words;
}
