import { useState } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { AgentFile, FileOperation } from '#modules/agents/contract/files.ts';
import { useUpdateFile } from './files.api.ts';

/**
 * Saves a change of the file as it was opened. Where somebody was faster this is reported, and saving
 * again overwrites what they saved.
 */
export function useFileChange(agentId: string, file: AgentFile) {
  const update = useUpdateFile();
  const [basis, setBasis] = useState(file.updated_at);
  return async (operation: Omit<FileOperation, 'updated_at'> & FileOperation) => {
    try {
      await update.mutateAsync({ ...operation, id: agentId, file_id: file.id, updated_at: basis });
    } catch (error) {
      if (error instanceof ApiError) setBasis(updatedAtOf(error.current) ?? basis);
      throw error;
    }
  };
}

function updatedAtOf(current: unknown): string | undefined {
  const stored = typeof current === 'object' && current !== null && 'updated_at' in current;
  return stored && typeof current.updated_at === 'string' ? current.updated_at : undefined;
}
