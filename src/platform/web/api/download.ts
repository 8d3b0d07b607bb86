import type { Route } from '#platform/contract/route.ts';
import { localError } from './api-error.ts';
import { splitInput, type RouteInput } from './call-route.ts';
import { send } from './client.ts';
import { apiOf } from './configuration.ts';
import { addressOf } from './endpoint.ts';

/**
 * Downloads a file through the browser's own downloading, which holds no file in memory. The address
 * carries a ticket for one use within a minute instead of the session: `ticketPath` is what is posted
 * to get it (with `body`, where that says what is wanted), as in `/v1/agents/{id}/files/{fileId}/download-ticket`.
 */
export async function downloadByTicket(ticketPath: string, body?: unknown): Promise<void> {
  const response = await send('POST', ticketPath, { body });
  const ticket: unknown = await response.json().catch(() => undefined);
  if (!isTicket(ticket)) throw localError('unreadable', { status: response.status });
  startDownload(`${apiOf(ticketPath).base}${ticket.url}`);
}

/** The same with the route of the ticket: `downloadFile(routes.createAttachmentTicketRoute, { id, attachment_id })`. */
export async function downloadFile<R extends Route>(route: R, input: RouteInput<R>): Promise<void> {
  const { params, body } = splitInput(route, input);
  await downloadByTicket(addressOf(route.path, { params }), body);
}

/** Hands a content that is here already to the browser's downloading. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  // The server names the file; the attribute keeps the page where it is if the answer is an error.
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

function isTicket(value: unknown): value is { readonly url: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    typeof value.url === 'string' &&
    value.url.startsWith('/') &&
    !value.url.startsWith('//')
  );
}
