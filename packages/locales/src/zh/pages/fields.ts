/** Field names of pages and notices. */
export const pagesFields = {
  pageId: '页面',
  'page.title': '标题',
  'page.entries': '收录的内容',
  'page.html': '正文',
  'page.kind': '种类',
  views: '页面',
  notice: '通知',
  noticeId: '通知',
  urgent: '重要',
  text: '正文',
} as const;
