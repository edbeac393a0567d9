/** Field names of surveys. */
export const surveyFields = {
  qid: '问卷',
  surveyId: '问卷',
  accessCode: '问卷码',
  resultsFrom: '公布结果',
  resultShown: '公布这道题的结果',
  low: '最低一端的说明',
  high: '最高一端的说明',
  lowest: '最小值',
  highest: '最大值',
  by: '分组的题目',
  earlierId: '之前的问卷',
} as const;
