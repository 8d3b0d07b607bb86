import { agentErrors } from '#modules/agents/contract/errors.ts';
import { fileLimits } from '#modules/agents/contract/files.ts';
import { cleanFilename as clean } from '#platform/server/files/clean-filename.ts';

/** The name of an agent's file as it is stored, or the reason why it cannot be. */
export function cleanFilename(given: string): string {
  const name = clean(given);
  if (name === undefined) throw agentErrors.file_name_invalid();
  if (name.length > fileLimits.filename) {
    throw agentErrors.file_name_too_long({ parameters: { limit: fileLimits.filename } });
  }
  return name;
}
