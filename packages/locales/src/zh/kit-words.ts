/** Words by which a screen reader names parts of the console's components that show none. */
export const kitWords = {
  clear: '清除',
  close: '关闭',
  remove: '移除',
  search: '搜索',
  more: '更多',
  before: '上一页',
  after: '下一页',
  busy: '正在处理',
  increase: '增加',
  decrease: '减少',
  choices: '选项',
  tab: '第 {at} 个标签，共 {count} 个',
} as const;
