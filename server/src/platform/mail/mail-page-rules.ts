import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config.ts';

/** Mails hold links that open accounts: shown only where nobody but the person at this machine is meant to come. */
export const servesMailPage = ({
  embedded,
  SMTP_URL,
  PUBLIC_URL,
}: Pick<Config, 'embedded' | 'SMTP_URL' | 'PUBLIC_URL'>) =>
  embedded && !SMTP_URL && isLocalName(new URL(PUBLIC_URL).hostname);

export const isLocalName = (hostname: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

export const isLoopback = (address: string | undefined) =>
  /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address ?? '');

/** What proxies, tunnels and content networks add on the way. A browser on this machine sends none of it. */
const added =
  /^(x-forwarded|forwarded|via$|x-real-ip|x-client|x-cluster-client|x-original|true-client|cf-|cdn-|fastly|fly-|x-amz|x-envoy|x-arr-|x-azure|x-vercel|x-appengine|x-cloud|ngrok|proxy-|x-proxy|x-b3-|x-request-start|tailscale-)/;

export const cameThroughProxy = (headers: IncomingHttpHeaders) =>
  Object.keys(headers).some((name) => added.test(name));
