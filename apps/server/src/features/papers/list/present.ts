import type { PaperList, PaperListHead } from '@meetingapp/contract/papers/list.ts';

/** Papers included in the page itself. */
const FIRST = 12;

export const presentHead = ({ version, topics, papers }: PaperList): PaperListHead => ({
  version,
  count: papers.length,
  topics,
  first: papers.slice(0, FIRST),
});
