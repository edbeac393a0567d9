import type { videoConsoleCalls } from '@meetingapp/contract/video/console.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { staffPassFor } from '../../../http/security/media-pass.ts';
import { orderCategories, publishVideo, removeCategory, saveCategory, saveVideo, setVideoRemoved } from './commands.ts';
import { addCaption, joinPieces, savePiece, removeCaption } from '../upload/commands.ts';
import { presentListed, presentStored } from './present.ts';
import { presentFilm } from '../watch/present.ts';
import { listCategories, listSessions, listVideos, readVideo } from './queries.ts';

const isEmpty = ({ zh, en }: { zh: string; en: string }): boolean => zh === '' && en === '';
const unknown = { category_unknown: 'video.categoryId', session_unknown: 'video.sessionId' } as const;

export const videoConsoleHandlers: Handlers<typeof videoConsoleCalls> = {
  list: async ({ cid }, { db }) => {
    const [categories, videos, sessions] = await Promise.all([
      listCategories(db, cid),
      listVideos(db, cid),
      listSessions(db, cid),
    ]);
    return {
      categories,
      videos: videos.map(presentListed),
      sessions: sessions.map(({ id, title, starts_at }) => ({ id, title, startsAt: starts_at.toISOString() })),
    };
  },

  read: async ({ cid, videoId }, { db }) => {
    const row = await readVideo(db, cid, videoId);
    return row ? { video: presentStored(row) } : refuse('not_found');
  },

  preview: async ({ cid, videoId }, context) => {
    const { db, ports } = context;
    const row = await readVideo(db, cid, videoId);
    if (!row) return refuse('not_found');
    const pass = staffPassFor(context);
    const { hls, mp4, captions } = await presentFilm(
      ports.media,
      row,
      ports.media.staffAddress({ ...pass, folder: row.folder }),
    );
    return { hls, mp4, captions };
  },

  save: async ({ cid, video }, { db, ports }) => {
    if (isEmpty(video.title)) return refuse('body_invalid', [{ field: 'video.title', reason: 'required' }]);
    const outcome = await saveVideo(db, ports.media, cid, video);
    if (outcome.ok) return { videoId: outcome.id, version: outcome.version };
    if (outcome.reason === 'category_unknown' || outcome.reason === 'session_unknown')
      return refuse('body_invalid', [{ field: unknown[outcome.reason], reason: 'not_an_option' }]);
    return refuse(outcome.reason);
  },

  publish: async ({ cid, videoId, on }, { db, now }) => {
    const outcome = await publishVideo(db, { conferenceId: cid, id: videoId, on, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  remove: async ({ cid, videoId }, { db, now }) =>
    (await setVideoRemoved(db, cid, videoId, now)) ? {} : refuse('not_found'),

  restore: async ({ cid, videoId }, { db }) =>
    (await setVideoRemoved(db, cid, videoId, null)) ? {} : refuse('not_found'),

  addPiece: async ({ cid, videoId, piece }, { db, ports, file }) => {
    if (!file) return refuse('file_missing');
    const place = { conferenceId: cid, id: videoId };
    return (await savePiece(db, ports.media, place, { piece, content: file.content })) ? {} : refuse('not_found');
  },

  joinPieces: async ({ cid, videoId, pieces }, { db, ports }) => {
    const outcome = await joinPieces(db, ports.media, { conferenceId: cid, id: videoId }, pieces);
    return outcome.ok ? { milliseconds: outcome.milliseconds, soundOnly: outcome.soundOnly } : refuse(outcome.reason);
  },

  addCaption: async ({ cid, videoId, language, label }, { db, ports, file }) => {
    if (!file) return refuse('file_missing');
    const place = { conferenceId: cid, id: videoId };
    const outcome = await addCaption(db, ports.media, place, { language, label, content: file.content });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  removeCaption: async ({ cid, videoId, language }, { db, ports }) =>
    (await removeCaption(db, ports.media, { conferenceId: cid, id: videoId }, language)) ? {} : refuse('not_found'),

  saveCategory: async ({ cid, category }, { db }) => {
    if (isEmpty(category.name)) return refuse('body_invalid', [{ field: 'category.name', reason: 'required' }]);
    const categoryId = await saveCategory(db, cid, category);
    return categoryId === null ? refuse('not_found') : { categoryId };
  },

  orderCategories: async ({ cid, categoryIds }, { db }) => {
    await orderCategories(db, cid, categoryIds);
    return {};
  },

  removeCategory: async ({ cid, categoryId }, { db }) =>
    (await removeCategory(db, cid, categoryId)) ? {} : refuse('not_found'),
};
