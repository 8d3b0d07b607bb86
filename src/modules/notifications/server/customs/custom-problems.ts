import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import {
  missingTexts,
  type CustomChannel,
} from '#modules/notifications/contract/custom-content.ts';
import { messageFileLimits } from '#modules/notifications/contract/message-files.ts';
import type { FieldProblem } from '#platform/contract/errors.ts';
import type { CustomFile } from './custom-files.queries.ts';
import type { CustomRow } from './customs.queries.ts';

type Content = Pick<CustomRow, 'channels' | 'recipients' | 'recipient_others'>;

/** What decides whether a message can be sent, besides itself. */
export interface Sendable {
  /** The channels on which the company sends. */
  readonly enabled: ReadonlySet<Channel>;
  /** The files attached to the message. */
  readonly files: readonly Pick<CustomFile, 'id' | 'size_bytes'>[];
  /** Whether it is known where the application is, so that links can lead to it. */
  readonly hasAddress: boolean;
}

/** What keeps a message from being sent, each problem at its field. */
export function customProblems(
  { channels, recipients, recipient_others: others }: Content,
  { enabled, files, hasAddress }: Sendable,
): FieldProblem[] {
  return [
    ...missingTexts(channels),
    ...channels.flatMap(({ channel }, index) =>
      enabled.has(channel)
        ? []
        : [
            {
              path: `channels.${index}.channel`,
              code: 'notifications:errors.channel_disabled',
              parameters: { channel },
            },
          ],
    ),
    ...channels.flatMap((content, index) => {
      const problem = fileProblem(content, { files, hasAddress });
      return problem === undefined ? [] : [{ path: `channels.${index}.file`, ...problem }];
    }),
    ...(recipients.length + others.length === 0
      ? [{ path: 'recipients', code: 'notifications:errors.recipients_required' }]
      : []),
  ];
}

const MEGABYTE = 1024 * 1024;

function fileProblem(
  { channel, file }: CustomChannel,
  { files, hasAddress }: Pick<Sendable, 'files' | 'hasAddress'>,
): Omit<FieldProblem, 'path'> | undefined {
  if (file === null) return undefined;
  const found = files.find(({ id }) => id === file);
  if (found === undefined) return { code: 'notifications:errors.file_unknown' };
  const { mailBytes } = messageFileLimits;
  if (channel === 'Email' && found.size_bytes > mailBytes) {
    const parameters = { limit: mailBytes / MEGABYTE };
    return { code: 'notifications:errors.file_too_large_for_mail', parameters };
  }
  const isLinked = channel === 'SMS' || channel === 'Line';
  return isLinked && !hasAddress ? { code: 'notifications:errors.file_needs_address' } : undefined;
}
