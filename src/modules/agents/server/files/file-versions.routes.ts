import type { Serve } from '#platform/server/http/serve.ts';
import * as routes from '#modules/agents/contract/files.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { listFileVersions } from './file-versions.queries.ts';
import { restoreVersion } from './restore-version.ts';

export function serveFileVersions(
  serve: Serve,
  { config, modelOf, translator }: AgentsContext,
): void {
  const versionsKept = config.FILE_VERSIONS_KEPT;
  serve.transaction(routes.listFileVersionsRoute, ({ tx, scope, params }) =>
    listFileVersions(tx, scope, { agentId: params.id, fileId: params.file_id, versionsKept }),
  );

  serve.transaction(routes.restoreFileVersionRoute, ({ tx, scope, params }) => {
    const { id: agentId, file_id: fileId, version_no: versionNo } = params;
    return restoreVersion(tx, scope, {
      agentId,
      fileId,
      versionNo,
      versionsKept,
      modelOf,
      translator,
    });
  });
}
