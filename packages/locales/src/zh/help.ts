/** The organiser's handbook inside the console. Its chapters are in docs/guide. */
export const help = {
  title: '使用手册',
  facts: '共 {count} 章',
  search: '搜索手册',
  clear: '清空搜索',
  contents: '目录',
  found: '找到 {count} 处',
  none: '手册里没有找到“{words}”',
  pages: '相关页面',
  turn: '前后章节',
  unknown: '没有这一章',
  unknownText: '地址可能写错了，请从左边的目录选择',
} as const;
