import type { Route } from '#platform/contract/route.ts';
import { localError } from './api-error.ts';
import { splitInput, type RouteInput } from './call-route.ts';
import { send } from './client.ts';
import { apiOf } from './configuration.ts';
import { addressOf } from './address.ts';

/**
 * Downloads a file through the browser's own download, which needs no memory for it. The address
 * carries a single-use ticket, valid for a minute, instead of the session: `ticketPath` is posted to
 * get it (with `body`, where a choice is needed), for example `/v1/agents/{id}/files/{fileId}/download-ticket`.
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

/** The content of a file, for what draws it on the page. */
export async function loadContent<R extends Route>(route: R, input: RouteInput<R>): Promise<Blob> {
  const { params, query } = splitInput(route, input);
  const response = await send(route.method, addressOf(route.path, { params, query }));
  return response.blob();
}

/** Downloads content that is already here. */
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
  // The server names the file; the attribute makes the browser stay on the page if the answer is an error.
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
