import * as routes from '#platform/contract/attachments.ts';
import { errors, type AppError } from '#platform/contract/errors.ts';
import type { Scope } from '../access/scope.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/transactions.ts';
import type { Serve } from '../http/serve.ts';
import type { AttachedRecords } from './attached-records.ts';
import {
  findAttachment,
  listAttachments,
  lockRecord,
  ofRecord,
  requireRecord,
} from './attachments.queries.ts';
import { removeAttachment } from './remove-attachment.ts';
import { sendContent } from '../http/send-content.ts';

type Purpose = 'download' | 'preview';

interface Needs extends Pick<Context, 'database' | 'downloadTickets' | 'employeeName' | 'files'> {
  readonly records: readonly AttachedRecords[];
}

/** Lists, sends and removes the files of records of all modules. */
export function serveAttachments(serve: Serve, context: Needs): void {
  const { database, downloadTickets, employeeName, files, records } = context;

  serve.transaction(routes.listFilesRoute, async ({ tx, scope, query }) => {
    const kind = records.find(({ entity }) => entity === query.entity_type);
    if (kind === undefined) throw unknownKind();
    requirePermission(scope, kind.see);
    const of = { entity: kind.entity, id: query.entity_id };
    await requireRecord(tx, scope, { records: kind, id: of.id });
    return { data: await listAttachments(tx, scope, { employeeName, which: ofRecord(of) }) };
  });

  serve.transaction(routes.removeFileRoute, async ({ tx, scope, params }) => {
    const { kind, file } = await find(tx, scope, params.id);
    requirePermission(scope, kind.attach);
    await lockRecord(tx, scope, { records: kind, id: file.entity_id });
    await removeAttachment(tx, scope, file);
    return undefined;
  });

  serve.outside(routes.downloadFileRoute, async ({ scope, params, reply }) =>
    sendContent(reply, files, { stored: await contentOf(scope, params.id), purpose: 'download' }),
  );

  serve.transaction(routes.createFileTicketRoute, async ({ tx, scope, params, body }) => {
    const { kind, file } = await find(tx, scope, params.id);
    requirePermission(scope, kind.see);
    const { purpose } = body;
    if (purpose === 'preview' && file.preview === null) {
      throw routes.attachmentErrors.file_not_shown();
    }
    const subject = subjectOf(params.id, purpose);
    const { ticket, expires_at } = await downloadTickets.issue(tx, scope, subject);
    const path = routes.fileByTicketRoute.path.replace(':id', params.id);
    return { url: `${path}?${new URLSearchParams({ purpose, ticket })}`, expires_at };
  });

  serve.outside(routes.fileByTicketRoute, async ({ params, query, visitor, reply }) => {
    const { ticket, purpose } = query;
    const subject = subjectOf(params.id, purpose);
    const scope = await downloadTickets.redeem({ ...visitor, ticket, subject });
    return sendContent(reply, files, { stored: await contentOf(scope, params.id), purpose });
  });

  async function contentOf(scope: Scope, id: string) {
    const { kind, file } = await database.inCompany(scope, (tx) => find(tx, scope, id), {
      readOnly: true,
    });
    requirePermission(scope, kind.see);
    return file;
  }

  async function find(tx: Transaction, scope: Scope, id: string) {
    const file = await findAttachment(tx, scope, id);
    const kind = records.find(({ entity }) => entity === file.entity);
    if (kind === undefined) throw errors.not_found();
    return { kind, file };
  }
}

function requirePermission(scope: Scope, permission: AttachedRecords['see']): void {
  if (!scope.permissions.has(permission)) throw errors.forbidden();
}

/** What a ticket is valid for. */
function subjectOf(id: string, purpose: Purpose): string {
  return `attachment:${id}:${purpose}`;
}

function unknownKind(): AppError {
  const code = 'platform:validation.not_a_choice';
  return errors.validation_failed({ fields: [{ path: 'entity_type', code }] });
}
