import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { surveyResultCalls } from '@meetingapp/contract/survey/console.ts';
import type { SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { partsOf } from '@meetingapp/domain/survey/answer-value.ts';
import { asks } from '@meetingapp/domain/survey/item-field.ts';
import { givenTo, type Answers } from '@meetingapp/domain/survey/progress.ts';
import {
  groups as isGrouping,
  groupsOf,
  mayShowPart,
  resultsOf,
  roundedSize,
  shownGroups,
} from '@meetingapp/domain/survey/results.ts';

type Label = (text: { zh: string; en: string }) => string;
type Results = AnswerOf<typeof surveyResultCalls.results>;

/** Texts of one question that are sent at once. */
const MOST_TEXTS = 200;

/** Some of the answers: those that gave `value` to the question `code`. */
export type Filter = { code: string; value: string } | null;

/** The answers of a filter, and whether they may be shown: not where an anonymous survey would show fewer than 5 people. */
export function chosenPeople<Person extends Answers>(all: readonly Person[], filter: Filter, anonymous: boolean) {
  const some =
    filter === null
      ? all
      : all.filter((answers) => partsOf(givenTo(answers, filter.code) ?? '').includes(filter.value));
  return { some, shown: mayShowPart(some.length, all.length, anonymous) };
}

/** Questions by which people can be grouped. */
export const presentGroupings = (items: readonly SurveyItem[], label: Label): Results['groupings'] =>
  items.filter(isGrouping).map((item) => ({
    code: item.code,
    label: label(item.label),
    options: item.options.map((option) => ({ value: option.value, label: label(option) })),
  }));

interface Grouping {
  by: SurveyItem;
  of: SurveyItem;
  people: readonly Answers[];
  anonymous: boolean;
  label: Label;
}

/** A question in the groups of another; without what must not be shown of an anonymous survey. */
export function presentGroups({ by, of, people, anonymous, label }: Grouping): Results['groups'] {
  const groups = groupsOf(by, people);
  const shown = shownGroups(
    groups.map(({ members }) => members.length),
    anonymous,
  );
  return groups.map(({ value, members }, at) => {
    const option = by.options.find((one) => one.value === value);
    const group = { value, label: option ? label(option) : value };
    if (shown[at] === 'few') return { ...group, people: null, rounded: false, mean: null, top: null };
    if (shown[at] === 'rounded')
      return { ...group, people: roundedSize(members.length), rounded: true, mean: null, top: null };
    const [result] = resultsOf([of], members, label);
    const best = (result?.tallies ?? []).toSorted((one, other) => other.count - one.count)[0];
    const top =
      result && best && result.mean === null && result.answered > 0
        ? { label: best.label, percent: Math.round((100 * best.count) / result.answered) }
        : null;
    return { ...group, people: members.length, rounded: false, mean: result?.mean ?? null, top };
  });
}

/** What people wrote, by question, in the order of the answers. */
export const presentTexts = (items: readonly SurveyItem[], people: readonly Answers[]): Results['texts'] =>
  items
    .filter((item) => asks(item) && item.kind === 'T')
    .map(({ code }) => {
      const texts = people.flatMap((answers) => givenTo(answers, code) || []);
      return { code, texts: texts.slice(0, MOST_TEXTS), more: Math.max(0, texts.length - MOST_TEXTS) };
    });
