import type { videoFields as zh } from '../../zh/video/fields.ts';
import type { Texts } from '../../texts.ts';

export const videoFields = {
  milliseconds: 'Position',
  video: 'Video',
  'video.watch': 'Who may watch',
  videoId: 'Video',
  'video.title': 'Title',
  'video.categoryId': 'Category',
  'video.sessionId': 'Session',
  chapters: 'Chapters',
  watch: 'Who may watch',
  piece: 'Piece of the file',
  pieces: 'Pieces of the file',
  categoryId: 'Category',
  categoryIds: 'Categories',
  category: 'Category',
  'category.name': 'Name of the category',
  vid: 'Video',
} as const satisfies Texts<typeof zh>;
