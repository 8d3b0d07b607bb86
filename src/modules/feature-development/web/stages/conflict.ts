import { isApiError } from '#platform/web/api/client.ts';

/** A SOW as somebody saw it: commands name its version, so that nothing newer is overwritten. */
export interface Seen {
  readonly version: number;
  readonly updated_at: string;
}

/** The SOW as somebody else left it meanwhile. */
export interface Newer extends Seen {
  readonly updated_by: string | null;
}

/** What is stored now, when a command came too late for what its person had seen. */
export function newerOf(error: unknown): Newer | undefined {
  if (!isApiError(error, 409) || error.code !== 'conflict') return undefined;
  return isSow(error.current) ? error.current : undefined;
}

function isSow(value: unknown): value is Newer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'updated_at' in value &&
    typeof value.updated_at === 'string' &&
    'updated_by' in value
  );
}
