/** What the server writes into the review of an attempt. */
export const examReview = { yes: '对', no: '错', point: '您在图上点的位置', region: '图中标出的区域' } as const;
