/** Characters that end names early, break lines or reverse the reading direction. */
const UNUSABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/**
 * A file's name without the folders that some browsers and programs put before it, in one spelling, or
 * undefined when it is invalid. It is only shown; where the content is stored never depends on it.
 */
export function cleanFilename(given: string): string | undefined {
  const name = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .trim();
  return name === '' || name === '.' || name === '..' || UNUSABLE.test(name) ? undefined : name;
}
