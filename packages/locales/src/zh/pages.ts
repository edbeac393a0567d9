/** Texts of the phone's pages written by staff, of special topics, outside pages and editing in place. */
export const pages = {
  page: '页面',
  subject: '专题',
  gone: '没有找到这个页面',
  goneText: '它可能还没有发布，或已经移走',
  share: '分享',
  linkCopied: '链接已复制',
  linkNotCopied: '链接没有复制成功，请从地址栏复制',
  kinds: { session: '场次', article: '新闻', person: '专家' },
  empty: '内容还没有公布',
  frame: {
    title: '外部页面',
    loading: '正在打开 {host}',
    notAllowed: '主办方没有允许在这里打开 {host}',
    notAllowedText: '它不是会议的页面。如果您信任它，可以在浏览器中自行打开，请勿在其中输入会议的密码。',
    noAddress: '链接不完整，无法打开',
    open: '在新页面打开',
  },
} as const;
