import type { FastifyReply } from 'fastify';
import { StreamedFile } from './streamed-file.ts';

/** Answers a file to be kept, never to be shown here: whatever stands in it, no page of ours is made of it. */
export const sendFile = async (reply: FastifyReply, file: File | StreamedFile) =>
  reply
    .header('content-type', file.type)
    .header('content-disposition', asAttachment(file.name))
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(file instanceof StreamedFile ? file.content : Buffer.from(await file.arrayBuffer()));

/** RFC 6266: plain characters for old programs, the whole name beside them. Nothing in a name can end the header. */
const asAttachment = (name: string) => {
  const plain = name.replace(/[^\w. -]+/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};
