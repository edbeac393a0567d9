/** Column titles of exported answers. */
export const surveyServer = { day: '填写日期', person: '姓名' } as const;
