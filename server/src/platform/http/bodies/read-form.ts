import { Problem } from '@archway/contract/kernel/api/problem';
import { isPrototypeKey } from '@archway/contract/kernel/api/prototype-keys';
import { ReceivedFile } from './received-file.ts';

/** More than any form of ours has, and few enough that taking one apart costs nothing. */
const mostParts = 30;
const mostHeaderBytes = 4096;
const mostTextBytes = 64 * 1024;

/** What surrounds the file in a form: boundaries, headers, the other fields. */
export const mostFormBytes = 256 * 1024;

/** The fields of a multipart/form-data body: texts, and files as files. Anything unusual is refused, not guessed at. */
export const readForm = (body: Buffer, contentType: string): Record<string, string | File> => {
  const delimiter = Buffer.from(`--${boundaryOf(contentType)}`);
  const fields: Record<string, string | File> = {};
  let at = 0;
  if (!startsWith(body, delimiter, at)) throw unreadable();
  at += delimiter.length;
  const separator = Buffer.concat([lineBreak, delimiter]);
  for (let part = 0; !startsWith(body, lastMark, at); part += 1) {
    if (part === mostParts || !startsWith(body, lineBreak, at)) throw unreadable();
    const headersEnd = body.subarray(at, at + mostHeaderBytes).indexOf(blankLine);
    const start = at + headersEnd + blankLine.length;
    const end = headersEnd < 0 ? -1 : body.indexOf(separator, start);
    if (end < 0) throw unreadable();
    const headers = strictText(body.subarray(at, at + headersEnd));
    const { name, value } = fieldOf(headers, body.subarray(start, end));
    if (Object.hasOwn(fields, name)) throw unreadable();
    fields[name] = value;
    at = end + separator.length;
  }
  return fields;
};

const lineBreak = Buffer.from('\r\n');
const blankLine = Buffer.from('\r\n\r\n');
const lastMark = Buffer.from('--');

const boundaryOf = (contentType: string) => {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !/^[\x20-\x7e]+$/.test(boundary)) throw unreadable();
  return boundary;
};

const startsWith = (body: Buffer, mark: Buffer, at: number) =>
  body.subarray(at, at + mark.length).equals(mark);

const fieldOf = (headers: string, content: Buffer) => {
  const [, disposition = ''] = /\r\ncontent-disposition:\s*form-data((?:;[^\r\n]*)?)/i.exec(headers) ?? [];
  const name = parameterOf(disposition, 'name');
  if (name === undefined || !isOrdinary(name)) throw unreadable();
  const fileName = parameterOf(disposition, 'filename');
  if (fileName === undefined) {
    if (content.length > mostTextBytes) throw unreadable();
    return { name, value: strictText(content) };
  }
  const [, type = ''] = /\r\ncontent-type:\s*([^\r\n]*)/i.exec(headers) ?? [];
  return { name, value: new ReceivedFile(content, fileName, type) };
};

const parameterOf = (disposition: string, parameter: string) =>
  new RegExp(`;\\s*${parameter}="([^"]*)"`, 'i').exec(disposition)?.[1];

const isOrdinary = (name: string) => /^[a-z]\w{0,99}$/i.test(name) && !isPrototypeKey(name);

const utf8 = new TextDecoder('utf-8', { fatal: true });
const strictText = (bytes: Buffer) => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw unreadable();
  }
};

const unreadable = () => new Problem('bad_request', 'The form could not be read.');
