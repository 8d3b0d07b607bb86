import { AppError, errorTextKey } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { discardAll, type ReceivedFile, type ReceivedForm } from './receive-files.ts';
import { addFile, type Added } from './add-file.ts';

interface Outcome {
  readonly data: AgentFile[];
  readonly duplicates: { filename: string; same_as: string }[];
  readonly errors: { filename: string; code: string; message: string }[];
}

/** Gives received documents to an agent, each in its own transaction: a refused one does not stop the others. */
export async function storeUpload(
  context: AgentsContext,
  scope: Scope,
  { agentId, form }: { agentId: string; form: ReceivedForm },
): Promise<Outcome> {
  if (form.files.length + form.refused.length === 0) throw agentErrors.no_files();
  const data: AgentFile[] = [];
  const duplicates: Outcome['duplicates'] = [];
  const refused = [...form.refused];
  try {
    for (const file of form.files) {
      try {
        const added = await store(context, scope, { agentId, file, replace: form.replace });
        data.push(added.file);
        if (added.sameAs !== null) {
          duplicates.push({ filename: added.file.filename, same_as: added.sameAs });
        }
      } catch (error) {
        if (!(error instanceof AppError) || error.status === 404) throw error;
        refused.push({ filename: file.filename, error });
      }
    }
  } finally {
    await discardAll(context.files, form.files);
  }

  const [only] = refused;
  if (only !== undefined && form.files.length + form.refused.length === 1) throw only.error;
  return {
    data,
    duplicates,
    errors: refused.map(({ filename, error }) => ({
      filename,
      code: error.code,
      message: context.translator.translate(
        scope.language,
        errorTextKey(error.code),
        error.parameters,
      ),
    })),
  };
}

async function store(
  { config, database, files, modelOf, translator }: AgentsContext,
  scope: Scope,
  { agentId, file, replace }: { agentId: string; file: ReceivedFile; replace: boolean },
): Promise<Added> {
  const { filename, mime_type, content } = file;
  const storage_key = await files.keep(content);
  const entry = { ...content, filename, mime_type, storage_key };
  let taken = false;
  try {
    const added = await database.inCompany(scope, (tx) =>
      addFile(tx, scope, {
        agentId,
        file: entry,
        replace,
        versionsKept: config.FILE_VERSIONS_KEPT,
        modelOf,
        translator,
      }),
    );
    taken = added.taken;
    return added;
  } catch (error) {
    // The commit itself may have failed half-way; the nightly sweep then decides by the rows.
    taken = !(error instanceof AppError);
    throw error;
  } finally {
    if (!taken) await files.remove(storage_key);
  }
}
