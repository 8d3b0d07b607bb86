import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import * as routes from '#modules/cane-contracts/contract/paper.ts';
import { loadContent, saveFile } from '#platform/web/api/download.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { DocumentViewer } from '#platform/web/pictures/lazy-pictures.tsx';
import { texts } from '../texts.ts';

/** The contract as it is printed for signatures. */
export function ContractPaper({
  contract: { id, code, version },
}: {
  readonly contract: Contract;
}) {
  const t = useTexts(texts);
  const [content, setContent] = useState<Blob>();
  const name = `${code}.pdf`;
  const load = async () => {
    const loaded = await loadContent(routes.contractPaperRoute, { id });
    setContent(loaded);
    return loaded;
  };
  return (
    <Stack>
      <div>
        <Button
          leftSection={<IconDownload size={16} />}
          disabled={content === undefined}
          onClick={() => content && saveFile(content, name)}
        >
          {t('detail.download')}
        </Button>
      </div>
      <DocumentViewer key={version} id={`${id}.${version}`} name={name} kind="pdf" load={load} />
    </Stack>
  );
}
