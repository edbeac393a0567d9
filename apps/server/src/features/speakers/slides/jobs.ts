import { createReadStream } from 'node:fs';
import { slideLimits } from '@meetingapp/domain/speakers/slides.ts';
import { writeTempFile } from '@meetingapp/sheets/streams/temp-file.ts';
import { defineJob } from '../../../jobs/job.ts';
import { drawSlides } from '../../../ports/files/draw-slides.ts';
import { dropUpload, removeKeys } from './commands-upload.ts';
import { slidesById } from './queries.ts';

const DAY_MS = 86_400_000;
/** Days that a broken upload waits for the rest. */
const UPLOAD_DAYS = 7;
const MOST_AT_ONCE = 200;

/** Draws the pages of a presentation as a PDF by LibreOffice. Where it is not installed, the page says so: not an error, no retry. */
export const drawPages = defineJob('speakers.pages', async ({ slidesId }, { db, ports }) => {
  const row = await slidesById(db, slidesId);
  if (row?.pages !== 'waiting') return;
  const found = await ports.files.read(row.key);
  const stored = found.ok ? await writeTempFile(found.stream, slideLimits.pptx) : null;
  if (!stored) return;
  try {
    const drawn = await drawSlides(stored.path);
    const key = drawn.ok ? (await ports.files.put(createReadStream(drawn.path), 'bin')).key : null;
    const pages = drawn.ok
      ? ('drawn' as const)
      : drawn.reason === 'missing'
        ? ('absent' as const)
        : ('failed' as const);
    if (drawn.ok) await drawn.remove();
    const saved = await db
      .updateTable('speaker_slides')
      .set({ pages, pdf_key: key })
      .where('id', '=', slidesId)
      .where('pages', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    // Replaced and removed meanwhile, or drawn by another process.
    if (!saved && key !== null) await ports.files.remove(key);
  } finally {
    await stored.remove();
  }
});

/** Removes uploads that were broken off a week ago, with their pieces. */
export const purgeUploads = defineJob(
  'speakers.purgeUploads',
  async (_payload, { db, ports, clock }) => {
    const old = await db
      .selectFrom('speaker_slides_upload')
      .select('id')
      .where('begun_at', '<', new Date(clock().getTime() - UPLOAD_DAYS * DAY_MS))
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id } of old) await removeKeys(ports.files, await dropUpload(db, id));
  },
  { every: '23 * * * *' },
);
