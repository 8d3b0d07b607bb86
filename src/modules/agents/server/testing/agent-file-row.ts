import type { AgentFileRow } from '../agent-files.queries.ts';

/** A file that is indexed as it is, for rules that look at rows alone. */
export function agentFileRow(id: string, changes: Partial<AgentFileRow> = {}): AgentFileRow {
  const at = new Date('2026-11-21T00:00:00Z');
  return {
    companyId: 1,
    id,
    agentId: 'agent',
    storedFileId: 'stored',
    filename: `${id}.txt`,
    sizeBytes: 1,
    mimeType: 'text/plain',
    contentHash: 'now',
    status: 'ready',
    reason: null,
    indexedContentHash: 'now',
    indexedSettings: null,
    chunksCount: 3,
    pagesCount: null,
    lastSyncJobId: 'earlier',
    textQuality: null,
    enabled: true,
    versionNo: 1,
    note: '',
    searchText: '',
    uploadedBy: 'user',
    uploadedByEmployee: null,
    uploadedAt: at,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}
