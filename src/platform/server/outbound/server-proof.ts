import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { rootCertificates } from 'node:tls';

/** Why a server could not prove its identity. */
export type CertificateFailure =
  | 'certificate_unknown'
  | 'certificate_expired'
  | 'certificate_of_another';

interface Target {
  readonly host: string;
  readonly encryption: 'verified' | 'unverified' | 'off';
  readonly certificateAuthority: string;
}

interface Encryption {
  readonly rejectUnauthorized: boolean;
  readonly host?: string;
  readonly servername?: string;
  readonly ca?: string[];
}

/** What the encrypted connection requires of a server; false where nothing is encrypted. */
export function encryptionOf({
  host,
  encryption,
  certificateAuthority,
}: Target): Encryption | false {
  if (encryption === 'off') return false;
  if (encryption === 'unverified') return { rejectUnauthorized: false };
  const bare = host.replace(/^\[|\]$/g, '');
  return {
    rejectUnauthorized: true,
    // The connection goes to an address that was looked up; the certificate is for the name.
    host: bare,
    ...(isIP(bare) === 0 ? { servername: bare } : {}),
    ...(certificateAuthority === '' ? {} : { ca: [...rootCertificates, certificateAuthority] }),
  };
}

const FAILURES: Readonly<Record<string, CertificateFailure>> = {
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_of_another',
};

/** The reason behind the code of a TLS error; undefined where it is not about a certificate. */
export function certificateFailureOf(code: string): CertificateFailure | undefined {
  const isUnknown =
    /^(?:DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO|CERT_|INVALID_CA|PATH_LENGTH)/.test(code);
  return FAILURES[code] ?? (isUnknown ? 'certificate_unknown' : undefined);
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Whether a text consists of certificates (PEM) and nothing else. */
export function isCertificates(text: string): boolean {
  const certificates = text.match(CERTIFICATE) ?? [];
  if (certificates.length === 0 || text.replace(CERTIFICATE, '').trim() !== '') return false;
  try {
    for (const certificate of certificates) void new X509Certificate(certificate);
    return true;
  } catch {
    return false;
  }
}
