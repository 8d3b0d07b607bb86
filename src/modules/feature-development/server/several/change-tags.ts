import { errors } from '#platform/contract/errors.ts';
import { trackingLimits } from '#modules/feature-development/contract/records.ts';

interface TagChange {
  readonly add_tags?: readonly string[] | undefined;
  readonly remove_tags?: readonly string[] | undefined;
}

/** The tags of a record with some more and without others; undefined where neither is given. */
export function changeTags(
  stored: readonly string[],
  { add_tags, remove_tags }: TagChange,
): string[] | undefined {
  if (add_tags === undefined && remove_tags === undefined) return undefined;
  const left = stored.filter((tag) => remove_tags?.includes(tag) !== true);
  const tags = [...new Set([...left, ...(add_tags ?? [])])];
  if (tags.length > trackingLimits.tags) {
    throw errors.validation_failed({
      fields: [
        {
          path: 'add_tags',
          code: 'feature-development:errors.too_many_tags',
          parameters: { most: trackingLimits.tags },
        },
      ],
    });
  }
  return tags;
}
