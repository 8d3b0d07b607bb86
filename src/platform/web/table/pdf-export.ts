import { IconFileTypePdf } from '@tabler/icons-react';
import type { MoreExport } from './export-menu.tsx';

/** For `moreExports` of a list whose export is also PDF (`PRINTED_TOO`). */
export const pdfExport: MoreExport = { format: 'pdf', icon: IconFileTypePdf };
