const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names of the variables in a text: `{{code}}`. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

/** The text with its variables replaced; what they become is never read as a variable again. */
export function fillIn(text: string, valueOf: (name: string) => string): string {
  return text.replace(VARIABLE, (_, name: string) => valueOf(name));
}
