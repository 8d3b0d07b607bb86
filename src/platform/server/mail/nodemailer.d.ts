/** The subset of nodemailer we use; it comes without types. */
declare module 'nodemailer' {
  interface Transport {
    sendMail(mail: {
      readonly from: string;
      readonly to: string;
      readonly envelope: { readonly from: string; readonly to: readonly string[] };
      readonly subject: string;
      readonly text: string;
      readonly headers?: Readonly<Record<string, string>>;
    }): Promise<unknown>;
    close(): void;
  }

  export function createTransport(options: {
    readonly host: string;
    readonly port: number;
    readonly secure: boolean;
    readonly auth?: { readonly user: string; readonly pass: string };
    readonly connectionTimeout: number;
    readonly greetingTimeout: number;
    readonly socketTimeout: number;
    readonly disableFileAccess: true;
    readonly disableUrlAccess: true;
  }): Transport;
}
