/**
 * The length of a finished file (a PDF, a picture). The framework keeps such a file with its headers, but drops the
 * length among them and sends it in chunks; a browser then shows no progress and cannot go on where it stopped. So
 * the build writes the length under a name of our own, and the server, which sees each answer last, puts it right.
 */
import { createHash } from 'node:crypto';

export const LENGTH_HEADER = 'x-file-length';

/** Packed already, so that no server compresses it on the way: its length is the one that arrives. */
const PACKED =
  /^(image\/(png|jpeg|webp|avif)|application\/(pdf|vnd\.openxmlformats-officedocument\.[\w.]+))$/;

/**
 * Headers to keep with a file: its length, and a tag by which a browser that goes on knows that it is the same file.
 *
 * @param {string} type media type.
 * @param {Buffer} bytes
 * @returns {Record<string, string>} nothing for what a server may compress.
 */
export function lengthHeaders(type, bytes) {
  if (!PACKED.test(type)) return {};
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { etag: `"${tag}"`, [LENGTH_HEADER]: String(bytes.length) };
}

/**
 * Lets an answer say the length that stands in its header, when it is the whole file as it is.
 *
 * @param {import('node:http').ServerResponse} response of which nothing is sent yet.
 */
export function sendLength(response) {
  const { writeHead } = response;
  response.writeHead = function writeHeadWithLength(status, ...rest) {
    const length = response.getHeader(LENGTH_HEADER);
    if (length !== undefined) {
      response.removeHeader(LENGTH_HEADER);
      const whole = status === 200 && !response.hasHeader('content-encoding');
      if (whole) response.setHeader('Content-Length', length);
    }
    return writeHead.call(response, status, ...rest);
  };
}
