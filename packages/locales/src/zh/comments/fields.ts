/** Field names of comments. */
export const commentsFields = {
  commentId: '咨询',
  replyId: '回复',
  replyTo: '回复哪一条',
  target: '问谁',
  pictures: '图片',
  anonymous: '匿名',
  liked: '有用',
  items: '内容',
  writers: '谁可以发言',
} as const;
