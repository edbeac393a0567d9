/** Texts of the shell: always loaded, so only what every page may need. */
export const app = {
  name: '会议',
  loading: '加载中',
  offline: '网络连接失败，请检查网络后重试',
  failed: '服务器出错了，请稍后再试',
  retry: '重试',
  back: '返回',
} as const;
