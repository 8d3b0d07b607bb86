import { Button } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { texts } from '../texts.ts';
import classes from './paper.module.css';

/** The pages of a quotation below each other, as they are printed; on a phone they can be enlarged. */
export function PaperPicture({ svg }: { readonly svg: string }) {
  const t = useTexts(texts);
  const [isLarge, setLarge] = useState(false);
  return (
    <div className={classes.paper}>
      <Button
        className={classes.zoom}
        variant="subtle"
        leftSection={isLarge ? <IconZoomOut size={16} /> : <IconZoomIn size={16} />}
        onClick={() => setLarge(!isLarge)}
      >
        {t(isLarge ? 'sending.fit_picture' : 'sending.enlarge_picture')}
      </Button>
      <ScrollBox label={t('sending.pages')}>
        <img
          {...sizeOf(svg)}
          className={classes.picture}
          data-large={isLarge || undefined}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt={t('sending.picture')}
        />
      </ScrollBox>
    </div>
  );
}

/** Known before it is drawn, so that what is below it keeps its place. */
function sizeOf(svg: string) {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width, height };
}
