import { decisionCalls, type RankingFilter } from '@meetingapp/contract/papers-decisions.ts';
import { reviewerCalls } from '@meetingapp/contract/papers-reviewers.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';

/** What is asked anew when something was given to reviewers, decided or told. */
export const reviewChanges = [
  decisionCalls.ranking,
  decisionCalls.beforeTelling,
  reviewerCalls.reviewers,
  reviewerCalls.paperReviews,
];

/** `7.67` of hundredths. */
export const inPoints = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** In one language, or in the other one where there is only that. */
export const either = (text: Bilingual, language: Language): string =>
  text[language] || text[language === 'zh' ? 'en' : 'zh'];

export const decisionColours = {
  none: 'default',
  oral: 'green',
  poster: 'cyan',
  publication: 'blue',
  not_accepted: 'default',
} as const;

export const noRanking: RankingFilter = {
  words: '',
  topic: null,
  wishes: [],
  decisions: [],
  least: null,
  below: null,
  reviews: 0,
  told: null,
};
