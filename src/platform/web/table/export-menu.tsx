import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import type { ExportFormat } from '#platform/contract/export.ts';
import { toast } from '../feedback/toasts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu } from '../menu/menu.tsx';
import type { Icon } from '../module.ts';

interface ExportMenuProps {
  /** Path that creates the link, for example `/v1/agents/export-ticket`. */
  readonly ticketPath: string;
  /** The filters and the sorting of the list as it is shown. */
  readonly choices: Readonly<Record<string, unknown>>;
  /** What to know about the file beforehand. */
  readonly note?: string | undefined;
  /** Formats besides those of every list. */
  readonly more?: readonly MoreExport[];
}

/** A format that few lists have, so that the others do not load it; or another list with the same filters. */
export interface MoreExport {
  readonly format: ExportFormat;
  readonly icon: Icon;
  readonly label?: string;
  readonly ticketPath?: string;
}

const usual: readonly MoreExport[] = [
  { format: 'xlsx', icon: IconFileSpreadsheet },
  { format: 'csv', icon: IconFileTypeCsv },
];

/** Downloads the list as a file, with all rows that match its filters. */
export function ExportMenu({ ticketPath, choices, note, more = [] }: ExportMenuProps) {
  const t = usePlatformTexts();
  const take = async (format: ExportFormat, path: string) => {
    try {
      const { downloadByTicket } = await import('../api/download.ts');
      await downloadByTicket(path, { format, ...choices });
    } catch (error) {
      toast.failure(error, t('feedback.download_failed'));
    }
  };
  const entries = () =>
    [...usual, ...more].map(({ format, icon, label, ticketPath: path = ticketPath }) => ({
      label: label ?? t(`table.export_${format}`),
      icon,
      onClick: () => void take(format, path),
    }));
  return (
    <Menu label={note ?? t('table.export_as')} withHeading={note !== undefined} entries={entries}>
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
