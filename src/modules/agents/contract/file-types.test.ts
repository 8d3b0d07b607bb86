import { describe, expect, it } from 'vitest';
import {
  acceptedFileNames,
  extensionOf,
  fileExtensions,
  fileTypes,
  maximumFileBytes,
  refuseFile,
} from './file-types.ts';

describe('which files an agent takes', () => {
  it('takes each of the eleven types up to 100 MB', () => {
    expect(Object.keys(fileTypes)).toEqual([...fileExtensions]);
    expect(fileExtensions).toHaveLength(11);
    for (const extension of fileExtensions) {
      expect(refuseFile({ name: `คู่มือ.${extension}`, size: maximumFileBytes })).toBeUndefined();
    }
    expect(acceptedFileNames).toMatch(/^\.pdf,\.txt,.*,\.json$/);
  });

  it('refuses one byte more, and other types by their extension', () => {
    const large = { name: 'a.pdf', size: maximumFileBytes + 1 };
    expect(refuseFile(large)).toEqual({ code: 'file_too_large' });
    const program = { name: 'a.pdf.EXE', size: 1 };
    expect(refuseFile(program)).toEqual({ code: 'file_type_not_allowed', extension: 'exe' });
    expect(refuseFile({ name: 'README', size: 1 })?.code).toBe('file_type_not_allowed');
  });

  it('reads the extension after the last dot, in small letters', () => {
    expect(['ราคา.v2.XLSX', 'a', '.pdf', 'a.'].map(extensionOf)).toEqual(['xlsx', '', 'pdf', '']);
  });
});
