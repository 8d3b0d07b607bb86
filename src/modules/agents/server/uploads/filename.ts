import { agentErrors } from '#modules/agents/contract/agents.errors.ts';
import { fileLimits } from '#modules/agents/contract/agent-files.routes.ts';

/** Characters that end names early, break lines or turn the direction of what is read. */
const UNUSABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/**
 * A file's name without the folders some browsers and programs put before it, in one spelling. It is what
 * people see; where the content is stored never depends on it.
 */
export function cleanFilename(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .trim();
  if (name === '' || name === '.' || name === '..' || UNUSABLE.test(name)) {
    throw agentErrors.file_name_invalid();
  }
  if (name.length > fileLimits.filename) {
    throw agentErrors.file_name_too_long({ parameters: { limit: fileLimits.filename } });
  }
  return name;
}
