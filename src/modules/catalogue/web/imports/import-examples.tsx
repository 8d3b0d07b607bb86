import { Table } from '@mantine/core';
import type { ImportExample } from '#modules/catalogue/contract/imports.ts';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { nameOfValue } from '../entries/format-value.ts';
import { texts } from '../texts.ts';

/** Some of what an import would add and change, and of what its files do not have. */
export function ImportExamples({ examples }: { readonly examples: readonly ImportExample[] }) {
  const t = useTexts(texts);
  if (examples.length === 0) return null;
  return (
    <Panel title={t('intake.examples.title')}>
      <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('intake.examples.act')}</Table.Th>
              <Table.Th>{t('fields.entry')}</Table.Th>
              <Table.Th>{t('intake.examples.values')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {examples.map(({ kind, act, code, within, values }) => (
              <Table.Tr key={`${kind} ${act} ${within} ${code}`}>
                <Table.Td>{t(`intake.report.${act}`)}</Table.Td>
                <Table.Td>
                  {t(`kinds.${kind}`)} <code>{within === null ? code : `${within}.${code}`}</code>
                </Table.Td>
                <Table.Td>{formatList(values.map((name) => nameOfValue(name, t)))}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
