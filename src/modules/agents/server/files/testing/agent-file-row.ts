import type { AgentFileRow } from '../files.queries.ts';

/** A file whose index is up to date, for rules that only need rows. */
export function agentFileRow(id: string, changes: Partial<AgentFileRow> = {}): AgentFileRow {
  const at = '2026-11-21T00:00:00.000Z';
  return {
    company_id: 1,
    id,
    agent_id: 'agent',
    stored_file_id: 'stored',
    filename: `${id}.txt`,
    size_bytes: 1,
    mime_type: 'text/plain',
    content_hash: 'now',
    status: 'ready',
    reason: null,
    indexed_content_hash: 'now',
    indexed_settings: null,
    chunks_count: 3,
    pages_count: null,
    last_sync_job_id: 'earlier',
    text_quality: null,
    text_encoding: null,
    chosen_encoding: null,
    enabled: true,
    version_no: 1,
    note: '',
    search_text: '',
    uploaded_by: 'user',
    uploaded_by_employee: null,
    uploaded_at: at,
    created_at: at,
    updated_at: at,
    ...changes,
  };
}
