import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { UploadArea } from './upload-area.tsx';
import type { Uploads } from './uploads.ts';

export function UploadCard({ uploads }: { readonly uploads: Uploads }) {
  const t = useTexts(texts);
  return (
    <Panel title={t('files.upload_title')}>
      <UploadArea uploads={uploads} />
    </Panel>
  );
}
