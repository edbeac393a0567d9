import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { asks } from '@meetingapp/domain/survey/item-field.ts';
import type { Answers } from '@meetingapp/domain/survey/progress.ts';
import { groups as isGrouping, resultsOf } from '@meetingapp/domain/survey/results.ts';
import { momentTexts } from '../../../text/moment.ts';
import { chosenPeople, presentGroups, presentTexts, type Filter } from '../result/present.ts';
import type { SurveyRow } from '../survey/queries.ts';
import type { Report } from './writer.ts';

interface Asked {
  survey: SurveyRow;
  conference: { title: Bilingual; zone: string };
  all: readonly Answers[];
  filter: Filter;
  /** Code of the grouping question; any other: not grouped. */
  by: string;
  language: Language;
  now: Date;
}

/** What a report says, in its language; null where an anonymous survey would show fewer than 5 people. */
export function presentReport({ survey, conference, all, filter, by, language, now }: Asked): Report | null {
  const { items, anonymous } = survey;
  const label = (text: Bilingual) => pickLanguage(text, language);
  const { some, shown } = chosenPeople(all, filter, anonymous);
  if (!shown) return null;
  const grouping = filter === null ? items.find((item) => item.code === by && isGrouping(item)) : undefined;
  const question = filter && items.find(({ code }) => code === filter.code);
  const option = question?.options.find(({ value }) => value === filter?.value);
  return {
    conference: label(conference.title),
    title: label(survey.title),
    at: momentTexts(now, conference.zone)[language],
    anonymous,
    people: all.length,
    filter: filter && {
      question: question ? label(question.label) : filter.code,
      option: option ? label(option) : filter.value,
      count: some.length,
    },
    items: resultsOf(items, some, label),
    grouped: grouping
      ? {
          label: label(grouping.label),
          groups: new Map(
            items
              .filter((item) => asks(item) && !['T', 'matrix'].includes(item.kind) && item.code !== by)
              .map((of) => [of.code, presentGroups({ by: grouping, of, people: all, anonymous, label })]),
          ),
        }
      : null,
    texts: presentTexts(items, some),
    language,
  };
}
