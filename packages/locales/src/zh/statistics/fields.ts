/** Field names of page views that devices report. */
export const usageFields = {
  events: '页面访问记录',
  fingerprint: '设备标识',
  location: '位置',
  ul_agent: '浏览器',
  parameter: '附加内容',
  shareUlr: '分享的地址',
  ago: '多久以前',
  sourceCode: '来源代码',
  channel: '分享方式',
} as const;
