/** Texts around the player; the player itself brings its own translations. */
export const videoPlayer = {
  playTitle: '播放：{title}',
  resume: '从 {time} 继续播放',
  opening: '正在打开视频',
  again: '重新播放',
  notLoaded: '播放器加载失败，请检查网络后重试',
  waitingTitle: '等待信号',
  waitingText: '信号一到，画面自动开始',
  chapters: '章节',
} as const;
