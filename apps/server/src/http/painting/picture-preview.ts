import { buffer } from 'node:stream/consumers';
import { fileKey } from '@meetingapp/domain/files/stored-address.ts';
import { picturePreview } from '../../ports/files/picture.ts';
import type { FileStore } from '../../ports/files/store.ts';
import { TimedCache } from '../serving/timed-cache.ts';

/** The picture that a page fetches first, as React writes it; it has no style of its own. */
const firstPicture = /<img\b(?![^>]*\sstyle=)(?=[^>]*\sfetchpriority="high")[^>]*\ssrc="([^"?]+)(?:\?[^"]*)?"/i;
/** Bytes of previews in memory, of about 1 kB each. */
const MOST = 2 ** 20;
const previews = new TimedCache<string>({ ms: 86_400_000, most: MOST, size: ({ length }) => length });

/**
 * Lays a tiny blurred preview behind the picture of a painted page that is fetched first. It shows with the text, a round trip or two
 * before the picture covers it. Without such a picture, or when it is transparent or cannot be read, the page stays as it is.
 */
export async function withPreview(html: string, files: FileStore): Promise<string> {
  const found = firstPicture.exec(html);
  const key = fileKey(found?.[1] ?? '');
  if (!found || key === null) return html;
  const preview = await previews.get(key, () => makePreview(files, key).catch(() => null));
  if (preview === null) return html;
  const style = ` style="background-image:url(&quot;${preview}&quot;)"`;
  const at = found.index + '<img'.length;
  return html.slice(0, at) + style + html.slice(at);
}

/** An image of the picture's size as a `data:` address, drawn from the tiny one; browsers smooth what they enlarge. */
async function makePreview(files: FileStore, key: string): Promise<string | null> {
  const file = await files.read(key);
  const tiny = file.ok ? await picturePreview(await buffer(file.stream)) : null;
  if (!tiny) return null;
  const { width, height, webp } = tiny;
  const size = `width='${width}' height='${height}'`;
  const image = `%3Cimage href='data:image/webp;base64,${webp.toString('base64')}' ${size}/%3E`;
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' ${size}%3E${image}%3C/svg%3E`;
}
