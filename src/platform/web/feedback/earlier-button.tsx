import { Button } from '@mantine/core';

interface EarlierButtonProps {
  readonly label: string;
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** Shows the next page of what goes back in time, as long as there is one. */
export function EarlierButton({ label, query }: EarlierButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    hasNextPage && (
      <Button
        variant="subtle"
        size="xs"
        loading={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {label}
      </Button>
    )
  );
}
