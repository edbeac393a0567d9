/** Field names of news. */
export const newsFields = {
  article: '新闻',
  articleId: '新闻',
  'article.title': '标题',
  'article.from': '发布时间',
  'article.state': '状态',
  'article.source': '来源',
  cover: '封面',
  summary: '摘要',
  pinned: '置顶',
  standing: '状态',
  columnId: '栏目',
  columnIds: '栏目',
  newsColumns: '新闻栏目',
  'column.name': '栏目名称',
} as const;
