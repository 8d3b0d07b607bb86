import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import { missingTexts } from '#modules/notifications/contract/custom-content.ts';
import type { FieldProblem } from '#platform/contract/errors.ts';
import type { CustomRow } from './customs.queries.ts';

type Content = Pick<CustomRow, 'channels' | 'recipients' | 'recipient_others'>;

/** What keeps a message from being sent, each problem at its field. */
export function customProblems(
  { channels, recipients, recipient_others: others }: Content,
  enabled: ReadonlySet<Channel>,
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
    ...(recipients.length + others.length === 0
      ? [{ path: 'recipients', code: 'notifications:errors.recipients_required' }]
      : []),
  ];
}
