import type { FastifyReply } from 'fastify';

/** What our pages may load: only what this server serves, and pictures from the origins that are named. */
function pagePolicy(pictures: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const PAGE_POLICY = pagePolicy([]);

/** Lets a page show pictures of other servers, such as the tiles of a map. */
export function allowPictures(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length > 0) void reply.header('content-security-policy', pagePolicy(origins));
}

/** Puts the protective headers on an answer from the start; a route may set its own policy. */
export function setSecurityHeaders(reply: FastifyReply): void {
  void reply.headers({
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'x-frame-options': 'DENY',
  });
}
