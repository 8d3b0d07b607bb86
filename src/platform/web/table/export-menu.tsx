import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import type { ExportFormat } from '#platform/contract/export.ts';
import { downloadByTicket } from '../api/download.ts';
import { toast } from '../feedback/toasts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu } from '../menu/menu.tsx';
import type { Icon } from '../module.ts';

interface ExportMenuProps {
  /** Path that creates the link, for example `/v1/agents/export-ticket`. */
  readonly ticketPath: string;
  /** The filters and the sorting of the list as it is shown. */
  readonly choices: Readonly<Record<string, unknown>>;
  /** Formats besides those of every list. */
  readonly more?: readonly MoreExport[];
}

/** A format that few lists have, so that the others do not load it. */
export interface MoreExport {
  readonly format: ExportFormat;
  readonly icon: Icon;
}

const usual: readonly MoreExport[] = [
  { format: 'xlsx', icon: IconFileSpreadsheet },
  { format: 'csv', icon: IconFileTypeCsv },
];

/** Downloads the list as a file, with all rows that match its filters. */
export function ExportMenu({ ticketPath, choices, more = [] }: ExportMenuProps) {
  const t = usePlatformTexts();
  const take = (format: ExportFormat) => {
    downloadByTicket(ticketPath, { format, ...choices }).catch((error: unknown) =>
      toast.failure(error, t('feedback.download_failed')),
    );
  };
  const entries = () =>
    [...usual, ...more].map(({ format, icon }) => ({
      label: t(`table.export_${format}`),
      icon,
      onClick: () => take(format),
    }));
  return (
    <Menu label={t('table.export_as')} entries={entries}>
      {(button) => (
        <Button
          {...button}
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
        >
          {t('table.export')}
        </Button>
      )}
    </Menu>
  );
}
