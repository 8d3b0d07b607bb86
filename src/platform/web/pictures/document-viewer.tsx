import { ActionIcon, Skeleton } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMaximize,
  IconRotate2,
  IconRotateClockwise2,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PreviewKind } from '#platform/contract/attachments.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Icon } from '../module.ts';
import { Loaded } from '../page/loaded.tsx';
import { LockedDocument, openDocument, type OpenDocument } from './open-document.ts';
import { pictureTexts } from './picture-texts.ts';
import { drawTurned } from './draw-turned.ts';
import classes from './pictures.module.css';

export interface DocumentViewerProps {
  /** Identifies the content. */
  readonly id: string;
  readonly name: string;
  readonly kind: PreviewKind;
  readonly load: () => Promise<Blob>;
}

const ZOOM_STEP = 1.25;
const MOST_ZOOM = 6;

/** A picture or PDF in a frame of its own, to be enlarged and turned. */
export function DocumentViewerFrame({ id, name, kind, load }: DocumentViewerProps) {
  const t = useTexts(pictureTexts);
  const query = useQuery({
    queryKey: ['file', 'viewer', id],
    queryFn: async () => openDocument(await load(), kind),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { persist: false },
  });
  if (query.error instanceof LockedDocument) return <p>{t('pictures.viewer.locked')}</p>;
  return (
    <Loaded
      query={query}
      failedTitle={t('pictures.viewer.failed')}
      waiting={<Skeleton height={320} radius="lg" />}
    >
      {(opened) => <Viewer key={id} document={opened} name={name} />}
    </Loaded>
  );
}

interface ViewerProps {
  readonly document: OpenDocument;
  readonly name: string;
}

function Viewer({ document, name }: ViewerProps) {
  const t = useTexts(pictureTexts);
  const common = usePlatformTexts();
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [page, setPage] = useState(1);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { pages } = document;
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const drawn = await document.page(page);
      if (!isGone && canvas.current !== null) drawTurned(canvas.current, drawn, turns);
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [document, page, turns]);
  const position = t('pictures.viewer.position', { page, pages });
  return (
    <section className={classes.viewer} aria-label={t('pictures.viewer.label', { name })}>
      <div className={classes.tools}>
        <Tool
          label={t('pictures.viewer.zoom_in')}
          icon={IconZoomIn}
          disabled={zoom >= MOST_ZOOM}
          onClick={() => setZoom(zoom * ZOOM_STEP)}
        />
        <Tool
          label={t('pictures.viewer.zoom_out')}
          icon={IconZoomOut}
          disabled={zoom <= 1}
          onClick={() => setZoom(Math.max(1, zoom / ZOOM_STEP))}
        />
        <Tool
          label={t('pictures.viewer.fit')}
          icon={IconMaximize}
          disabled={zoom === 1}
          onClick={() => setZoom(1)}
        />
        <Tool
          label={t('pictures.viewer.turn_left')}
          icon={IconRotate2}
          onClick={() => setTurns((turns + 3) % 4)}
        />
        <Tool
          label={t('pictures.viewer.turn_right')}
          icon={IconRotateClockwise2}
          onClick={() => setTurns((turns + 1) % 4)}
        />
        {pages > 1 && (
          <>
            <Tool
              label={common('table.previous_page')}
              icon={IconChevronLeft}
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
            />
            <span>{position}</span>
            <Tool
              label={common('table.next_page')}
              icon={IconChevronRight}
              disabled={page === pages}
              onClick={() => setPage(page + 1)}
            />
          </>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={name}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={pages > 1 ? `${name}, ${position}` : name}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        />
      </div>
    </section>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: Icon;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, icon: Sign, disabled, onClick }: ToolProps) {
  return (
    <ActionIcon
      variant="default"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Sign size={16} stroke={1.7} />
    </ActionIcon>
  );
}
