/** What a page says when one of its parts is no longer on the server, because a new version of the app has replaced it. */
export const newRelease = {
  title: '页面已更新',
  kept: '重新载入页面后才能打开这一部分。您填写的内容已保存，重新载入后仍在。',
  unkept: '重新载入页面后才能打开这一部分。尚未提交的文字不会保留，请先复制。',
  stay: '稍后',
  act: '重新载入',
} as const;
