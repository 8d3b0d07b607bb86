import { vi } from 'vitest';
import { z } from 'zod';
import {
  catalogueImport,
  runningStatuses,
  type CatalogueImport,
  type ImportStatus,
} from '#modules/catalogue/contract/imports.ts';
import * as routes from '#modules/catalogue/contract/imports.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';
import { soon } from '#tests/support/soon.ts';

/** Contents by file name. */
export type Files = Record<string, string | Uint8Array<ArrayBuffer>>;

const wrapped = z.object({ data: catalogueImport });
const running: readonly ImportStatus[] = runningStatuses;

/** Imports companies from files, step by step, as a client does. */
export function createImporter(keeper: SignedIn, usualCode = 'MILL') {
  const send = async (files: Files, code = usualCode) => {
    const body = new FormData();
    body.append('company_code', code);
    body.append('company_name', 'โรงงานน้ำตาล');
    for (const [name, content] of Object.entries(files)) {
      body.append('files', new Blob([content]), name);
    }
    return keeper.call('POST', '/v1/air/imports', { body });
  };

  const bring = async (files: Files, code?: string): Promise<CatalogueImport> => {
    const answer = await send(files, code);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return wrapped.parse(answer.body).data;
  };

  const get = async (id: string) =>
    (await keeper.ask(routes.getImportRoute, { params: { id } })).data;

  const ended = async (id: string): Promise<CatalogueImport> =>
    vi.waitFor(async () => {
      const found = await get(id);
      if (running.includes(found.status)) throw new Error(found.status);
      return found;
    }, soon);

  const startCheck = ({ id, tables }: CatalogueImport) => {
    const body = {
      tables: tables.map(({ name, part, columns, new_features_in }) => ({
        name,
        part,
        columns,
        new_features_in,
      })),
    };
    return keeper.ask(routes.checkImportRoute, { params: { id }, body });
  };

  const check = async (brought: CatalogueImport): Promise<CatalogueImport> => {
    await startCheck(brought);
    return ended(brought.id);
  };

  const commit = (id: string) => keeper.ask(routes.commitImportRoute, { params: { id } });

  const startUndo = (id: string) => keeper.ask(routes.undoImportRoute, { params: { id } });

  return {
    send,
    bring,
    get,
    ended,
    startCheck,
    check,
    commit,
    /** All steps. */
    async take(files: Files, code?: string): Promise<CatalogueImport> {
      const { id, problems, failure } = await check(await bring(files, code));
      if (problems > 0 || failure !== null) throw new Error(failure ?? `${problems} problems`);
      await commit(id);
      return ended(id);
    },
    async undo(id: string): Promise<CatalogueImport> {
      await startUndo(id);
      return ended(id);
    },
    startUndo,
    cancel: (id: string) => keeper.ask(routes.cancelImportRoute, { params: { id } }),
    async problemsOf(files: Files): Promise<string[]> {
      const { id } = await check(await bring(files));
      const answer = await keeper.ask(routes.listImportProblemsRoute, {
        params: { id },
        query: {},
      });
      return answer.data.map(
        ({ table, line, column, message }) => `${table} ${line} ${column}: ${message}`,
      );
    },
  };
}
