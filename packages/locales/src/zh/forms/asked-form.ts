/** Forms that a group or an exhibitor is asked, on the phone. */
export const askedForms = {
  group: '团体资料',
  exhibitor: '参展资料',
  open: '待填写',
  outdated: '有更新',
  done: '已填写',
  outdatedText: '会务组更新了这份表单，请核对后再保存一次',
  save: '保存',
  close: '取消',
  saved: '已保存',
} as const;
