import { describe, expect, it } from 'vitest';
import { namedApart } from './folder-files.ts';

const found = (...paths: string[]) =>
  paths.map((path) => {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    return { file: new File([path], name, { type: 'text/plain' }), folders };
  });
const namesOf = (...paths: string[]) => namedApart(found(...paths)).map(({ name }) => name);

describe('files of a folder', () => {
  it('keep their names', () => {
    expect(namesOf('คู่มือ/ก.txt', 'คู่มือ/บท/ข.txt', 'ค.txt')).toEqual(['ก.txt', 'ข.txt', 'ค.txt']);
  });

  it('get their folder in front where a name comes up twice, whatever its case', () => {
    expect(namesOf('ปี/2568/ราคา.pdf', 'ปี/2569/ราคา.PDF', 'ปี/อื่น.pdf')).toEqual([
      '2568 - ราคา.pdf',
      '2569 - ราคา.PDF',
      'อื่น.pdf',
    ]);
  });

  it('keep their content under the new name', async () => {
    const [file] = namedApart(found('ก/ข/a.txt', 'ก/ค/a.txt'));
    expect(await file?.text()).toBe('ก/ข/a.txt');
    expect(file?.type).toBe('text/plain');
  });

  it('leave behind what systems put there', () => {
    expect(
      namesOf('ก/.DS_Store', 'ก/Thumbs.db', 'ก/~$แผน.docx', '.git/config', 'ก/แผน.docx'),
    ).toEqual(['แผน.docx']);
  });
});
