import { z } from 'zod';
import { startGatewayStandIn } from './gateway-stand-in.ts';

export const LINE_TOKEN = 'token of the channel';

const sent = z.object({
  to: z.string().optional(),
  replyToken: z.string().optional(),
  messages: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
});

const NOT_FOUND = `The property, 'to', in the request body is invalid (line: -, column: -)`;

/** The ways in which LINE may answer. */
const failures = {
  busy: [429, 'The API rate limit has been exceeded. Try again later.'],
  used_up: [429, 'You have reached your monthly limit.'],
  broken: [500, 'Internal Server Error'],
  forbidden: [403, 'Not authorized to use this API'],
  no_such_user: [400, NOT_FOUND],
  bad_message: [400, 'The request body has 1 error(s)'],
} as const;

const failureOf = new Map<string, readonly [number, string]>(Object.entries(failures));

type Manner = keyof typeof failures | 'kind' | 'silent' | 'silent_after_taking' | 'garbage';

/** LINE's Messaging API on this machine, as its reference describes it, with what it delivered. */
export async function startLineStandIn() {
  const gateway = await startGatewayStandIn();
  const taken = new Set<string>();
  const delivered: { readonly to: string; readonly text: string }[] = [];
  const replied: string[] = [];
  let manner: Manner = 'kind';
  const line = {
    url: gateway.url,
    requests: gateway.requests,
    delivered,
    replied,
    /** How it answers from now on. */
    behave(next: Manner) {
      manner = next;
    },
    close: () => gateway.close(),
    reset() {
      for (const list of [delivered, replied, gateway.requests]) list.length = 0;
      manner = 'kind';
    },
  };
  gateway.answer((response, { path, headers, body }) => {
    const say = (status: number, answer: object) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer));
    if (manner === 'silent') return void response.destroy();
    if (manner === 'garbage') return void response.end('<html>');
    if (headers.authorization !== `Bearer ${LINE_TOKEN}`) {
      return say(401, { message: 'Authentication failed' });
    }
    const failure = failureOf.get(manner);
    if (failure !== undefined) return say(failure[0], { message: failure[1] });
    const { to, replyToken, messages } = sent.parse(JSON.parse(body));
    const [{ text }] = messages;
    const key = String(headers['x-line-retry-key']);
    const sentMessages = [{ id: `1${key.replaceAll(/\D/g, '')}`, quoteToken: 'q' }];
    if (path.endsWith('/reply')) replied.push(`${replyToken}: ${text}`);
    else if (taken.has(key)) {
      return say(409, { message: 'The retry key is already accepted', sentMessages });
    } else {
      taken.add(key);
      delivered.push({ to: to ?? '', text });
    }
    if (manner === 'silent_after_taking') return void response.destroy();
    return say(200, { sentMessages });
  });
  return line;
}
