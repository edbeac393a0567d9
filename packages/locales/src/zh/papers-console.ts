/** Texts of the page “Papers” of the console. */
export const papersConsole = {
  tabs: { papers: '论文', reviewers: '评审人', decisions: '决定' },
  none: '还没有论文',
  noneText: '作者在手机上投稿后会出现在这里',
};
