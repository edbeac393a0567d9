/** Field names of films. */
export const videoFields = {
  milliseconds: '播放位置',
  video: '视频',
  'video.watch': '谁能观看',
  videoId: '视频',
  'video.title': '标题',
  'video.categoryId': '分类',
  'video.sessionId': '场次',
  chapters: '章节',
  watch: '观看权限',
  piece: '文件片段',
  pieces: '文件片段',
  categoryId: '分类',
  categoryIds: '分类',
  category: '分类',
  'category.name': '分类名称',
  vid: '视频',
} as const;
