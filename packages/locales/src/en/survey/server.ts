import type { Texts } from '../../texts.ts';
import type { surveyServer as zh } from '../../zh/survey/server.ts';

/** Texts of surveys on the server: column titles of exported answers, and the report. */
export const surveyServer = {
  day: 'Day',
  person: 'Name',
  report: {
    name: 'Survey report',
    people: '{count} {count|answer|answers}',
    anonymous: 'anonymous',
    named: 'named',
    at: 'as of {at}',
    filter: 'Only people who answered "{option}" to "{question}": {count}',
    answered: '{count} answered, {none} chose no answer',
    mean: 'mean {mean}',
    median: 'median {median}',
    nps: 'NPS {nps}',
    shares: 'Detractors (0 to 6) {detractors} %, passives (7 and 8) {passives} %, promoters (9 and 10) {promoters} %',
    firstPlace: 'people who put it first',
    several: 'several choices: shares may add up to more than 100 %',
    row: 'Row',
    average: 'Mean',
    count: 'People',
    groups: 'By "{label}"',
    group: 'Group',
    top: '{label} {percent} %',
    few: 'fewer than 5, not shown',
    hidden: 'not shown',
    value: 'Mean, or top choice',
    under: '< 5',
    about: 'about {count}',
    groupNote:
      'Anonymous survey: groups of fewer than 5 are not shown. So that they cannot be computed from the total, the smallest of the others shows only its rounded size.',
    texts: 'What people wrote',
    more: '{count} more in the exported file',
    nobody: 'Nobody has answered yet',
  },
} as const satisfies Texts<typeof zh>;
