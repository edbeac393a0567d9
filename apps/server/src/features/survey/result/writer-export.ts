import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { spssSyntax, tableColumns, type TableColumn } from '@meetingapp/domain/survey/table.ts';
import { surveyServer as en } from '@meetingapp/locales/en/survey/server.ts';
import { surveyServer as zh } from '@meetingapp/locales/zh/survey/server.ts';
import { sheetAnswer } from '../../files/writer-sheet.ts';
import type { SurveyRow } from '../survey/queries.ts';
import type { ExportedAnswers } from './queries.ts';

const texts = { zh, en };

interface Export {
  survey: SurveyRow;
  rows: readonly ExportedAnswers[];
  format: 'xlsx' | 'csv' | 'spss';
  language: Language;
}

/** One row for each person. Of a named survey with name and time; of an anonymous one with the day only. */
export async function exportAnswers({ survey, rows, format, language }: Export) {
  const words = texts[language];
  const columns = tableColumns(survey.items, (text) => pickLanguage(text, language));
  const name = `survey-${survey.id}`;
  const coded = format === 'spss';
  const [day, person]: [TableColumn, TableColumn] = [
    { name: 'answered_on', title: words.day, numeric: false, labels: [], text: () => null, coded: () => null },
    { name: 'person', title: words.person, numeric: false, labels: [], text: () => null, coded: () => null },
  ];
  const about = survey.anonymous ? [day] : [day, person];
  const all = [...about, ...columns];
  const sheet = {
    name,
    columns: all.map((column) => ({
      title: coded ? column.name : column.title,
      kind:
        column === day
          ? ('date' as const)
          : column.numeric && (coded || column.labels.length === 0)
            ? ('decimal' as const)
            : ('text' as const),
    })),
    rows: rows.map(({ answers, answeredOn, person: by }) => [
      answeredOn,
      ...(survey.anonymous ? [] : [by]),
      ...columns.map((column) => (coded ? column.coded(answers) : column.text(answers))),
    ]),
    zone: 'UTC',
  };
  const file = await sheetAnswer(sheet, coded ? 'csv' : format);
  if (!coded) return [file];
  const syntax = Buffer.from(`\ufeff${spssSyntax(all, file.name)}`).toString('base64');
  return [file, { name: `${name}.sps`, content: syntax }];
}
