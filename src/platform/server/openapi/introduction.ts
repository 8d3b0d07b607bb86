/** What somebody who writes a client must know before the first call; Markdown. */
export const introduction = `Chat agents over the documents of a company, and the registers its staff work in.

## Token

Send \`Authorization: Bearer <token>\`. A program uses an API token, which a member of the company creates on
the page of their account or by \`POST /v1/api-tokens\`; it is shown once. A person signs in by
\`POST /api/auth/local\` and renews the token by \`POST /api/token/refresh\`. Without a valid token the answer is
401, without the permission that a call names it is 403.

## Company

Records belong to a company, and every call is about one of them. An API token belongs to a company; with the
token of a session send \`X-Company-Id\`. A record of another company is 404, as if it did not exist.

## Pages

Lists take \`page\` (from 1) and \`page_size\` (at most 100), and answer \`data\` with \`total\`. Totals are exact up
to 10,000; beyond that \`total_is_minimum\` is true, unless the call asks for \`count=exact\`. \`sort\` takes one of
the listed names, with a minus for the reverse order.

## Errors

Every failure has one format: \`code\` for programs, \`message\` for people in the language of
\`Accept-Language\`, \`fields\` with the place and the code of each wrong value, and \`request_id\`. Each call lists
the codes that it can answer with, by status; codes do not change, texts may. Names that a
query or a body does not have are refused (400) and never ignored; a method that a path does not have is 405 with
\`Allow\`. GET calls answer HEAD as well, unless they answer with a file or a stream, and all paths answer OPTIONS.

To change a record that somebody else may have changed meanwhile, send the \`updated_at\` you read: if the record is
newer the answer is 409, with the stored record in \`current\`.

## Idempotency

Where a call lists \`Idempotency-Key\`, send a key of your own with each request that creates or changes something,
and the same key when you send it again because no answer arrived. Within 24 hours it is carried out once: the
answer is the first one, with \`Idempotency-Replayed: true\`. While the first call is still running the answer is 409;
for another request with the same key it is 422. Uploads need no key: the same content again changes nothing.

## Limits

3,000 calls a minute for each person or token, fewer for sign-in; the \`X-RateLimit-*\` headers say how many are
left. Beyond that the answer is 429 with \`Retry-After\`. Under overload it is 503 with \`Retry-After\`. JSON bodies
may have 1 MB; the limit of files is given with each upload. A body must arrive with at least 1 KB in 30 seconds. An
address with its headers may have 16 KB; beyond that it is 431, without a body.

Send an \`X-Request-Id\` of your own, or note ours from the answer: we find the call by it.
`;
