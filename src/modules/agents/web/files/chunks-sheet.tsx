import { Skeleton } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { Pagination } from '#platform/web/table/pagination.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import type { FileChunk } from '#modules/agents/contract/file-chunks.ts';
import { fileChunksQuery } from './files.api.ts';
import { texts } from '../texts.ts';
import { highlight, joined } from '../questions/highlight.ts';
import classes from './chunks-sheet.module.css';

interface ChunksSheetProps {
  readonly agentId: string;
  readonly file: AgentFile;
  readonly onClose: () => void;
}

/** What the index holds of a file, passage by passage, and which of them a query hits. */
export function ChunksSheet({ agentId, file, onClose }: ChunksSheetProps) {
  return (
    <Sheet opened onClose={onClose} title={file.filename}>
      <Chunks agentId={agentId} file={file} />
    </Sheet>
  );
}

function Chunks({ agentId, file }: Omit<ChunksSheetProps, 'onClose'>) {
  const t = useTexts(texts);
  const [{ page, search }, setShown] = useState({ page: 1, search: '' });
  const query = useQuery(fileChunksQuery({ id: agentId, file_id: file.id, page, query: search }));
  const found = query.data;
  return (
    <div className={classes.sheet}>
      <FilterBar>
        <SearchBox
          value={search}
          placeholder={t('chunks.search')}
          onSearch={(text) => setShown({ page: 1, search: text })}
        />
      </FilterBar>
      {!file.enabled && <p className={classes.hint}>{t('chunks.disabled')}</p>}
      {file.needs_sync && <p className={classes.hint}>{t('chunks.older')}</p>}
      {found === undefined && query.error === null && <Skeleton height={240} />}
      {found === undefined && query.error !== null && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {found?.total === 0 && (
        <EmptyState
          icon={IconSearchOff}
          title={t(search === '' ? 'chunks.none' : 'chunks.no_hits')}
        />
      )}
      {found !== undefined && found.total > 0 && (
        <>
          <ol className={classes.chunks} aria-label={t('chunks.title')}>
            {found.data.map((chunk) => (
              <ChunkCard key={chunk.chunk_no} chunk={chunk} search={search} />
            ))}
          </ol>
          <Pagination
            page={page}
            pageSize={found.page_size}
            total={found.total}
            onPage={(next) => setShown({ page: next, search })}
          />
        </>
      )}
    </div>
  );
}

function ChunkCard({ chunk, search }: { readonly chunk: FileChunk; readonly search: string }) {
  const t = useTexts(texts);
  const { chunk_no, page, text, length, score } = chunk;
  return (
    <li className={classes.chunk}>
      <p className={classes.facts}>
        <strong>{t('chunks.number', { number: formatNumber(chunk_no + 1) })}</strong>
        {page !== null && <span>{t('ask.page', { page: formatNumber(page) })}</span>}
        <span>{t('chunks.length', { length: formatNumber(length) })}</span>
        {score !== null && (
          <span className={classes.score}>
            {t('ask.score', { percent: Math.round(score * 100) })}
          </span>
        )}
      </p>
      <p className={classes.text}>
        {joined(highlight(text, search)).map((piece) =>
          piece.hit ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
        )}
      </p>
    </li>
  );
}
