import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { firstTemplates, type TemplateDesign } from '@meetingapp/domain/photos/first-templates.ts';
import { templateNumbers, type TemplateNumber } from '@meetingapp/domain/photos/template-sizes.ts';
import { photosServer as en } from '@meetingapp/locales/en/photos/server.ts';
import { photosServer as zh } from '@meetingapp/locales/zh/photos/server.ts';
import type { Database } from '../../db/connection/database.ts';

export interface PosterTemplate extends TemplateDesign {
  name: Bilingual;
}

export interface TemplateRow extends PosterTemplate {
  number: TemplateNumber;
  shown: boolean;
  /** 0: ours. */
  version: number;
}

type FieldId = keyof typeof zh.fields;
const isNamed = (id: string): id is FieldId => Object.hasOwn(zh.fields, id);

/** Our own template, with names in both languages. */
export function ourTemplate(number: TemplateNumber): PosterTemplate {
  const { layout, ...design } = firstTemplates[number];
  const fields = layout.fields.map((field) =>
    isNamed(field.id) ? { ...field, label: { zh: zh.fields[field.id], en: en.fields[field.id] } } : field,
  );
  return {
    ...design,
    name: { zh: zh.templates[number], en: en.templates[number] },
    layout: { ...layout, fields },
  };
}

/** The three templates of a conference: the organiser's, or ours where there is none. */
export async function templatesOf(db: Database, conferenceId: number): Promise<TemplateRow[]> {
  const rows = await db
    .selectFrom('photo_template')
    .select(['number', 'name', 'art', 'corner', 'layout', 'shown', 'version'])
    .where('conference_id', '=', conferenceId)
    .execute();
  return templateNumbers.map((number) => {
    const own = rows.find((row) => row.number === number);
    return own ? { ...own, number } : { ...ourTemplate(number), number, shown: true, version: 0 };
  });
}
