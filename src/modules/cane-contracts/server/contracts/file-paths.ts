import { downloadFileRoute } from '#platform/contract/attachments.ts';

const [BEFORE = '', AFTER = ''] = downloadFileRoute.path.split(':id');

/** Where a stored file is read. */
export function pathOfFile(id: string): string {
  return `${BEFORE}${id}${AFTER}`;
}

/** The id in the address of a stored file, of which the beginning or the end may be missing. */
export function idOfFile(path: string): string {
  const after = path.startsWith(BEFORE) ? path.slice(BEFORE.length) : path;
  return after.endsWith(AFTER) ? after.slice(0, -AFTER.length) : after;
}
