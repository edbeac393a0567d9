import type { CertificateKind } from '@meetingapp/contract/certificates/certificate.ts';
import type { CertificateRule } from '@meetingapp/contract/certificates/console.ts';
import type { Layout } from '@meetingapp/contract/layout.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { presetLayout } from '@meetingapp/domain/certificates/presets.ts';
import { byHand, noRule } from '@meetingapp/domain/certificates/rule.ts';
import { certificatesServer as en } from '@meetingapp/locales/en/certificates/server.ts';
import { certificatesServer as zh } from '@meetingapp/locales/zh/certificates/server.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { matchVersion, nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { lockTemplate } from './queries.ts';

type Label = keyof typeof zh.labels;
const labelNames = Object.keys(zh.labels) as Label[];

/** The usual page of a kind in both languages. */
export function usualLayout(kind: CertificateKind): Layout {
  const labels = Object.fromEntries(labelNames.map((name) => [name, { zh: zh.labels[name], en: en.labels[name] }]));
  return presetLayout(kind, {
    title: { zh: zh.titles[kind], en: en.titles[kind] },
    subtitle: { zh: zh.subtitles[kind], en: en.subtitles[kind] },
    body: { zh: zh.bodies[kind], en: en.bodies[kind] },
    foot: { zh: zh.foot, en: en.foot },
    fingerprint: { zh: zh.fingerprint, en: en.fingerprint },
    labels: labels as Record<Label, Bilingual>,
  });
}

/** Adds a template with the usual page of its kind; null when the conference has one of that kind. */
export async function addTemplate(db: Database, conferenceId: number, kind: CertificateKind): Promise<number | null> {
  const row = await db
    .insertInto('certificate_template')
    .values({
      conference_id: conferenceId,
      kind,
      title: JSON.stringify({ zh: zh.titles[kind], en: en.titles[kind] }),
      layout: JSON.stringify(usualLayout(kind)),
      rule: JSON.stringify(noRule),
      own: !byHand.has(kind),
    })
    .onConflict((conflict) => conflict.columns(['conference_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A template, locked, if its version is the one seen. */
export const lockedTemplate = async (
  db: Database,
  { conferenceId, templateId, version }: { conferenceId: number; templateId: number; version: number },
) => matchVersion(await lockTemplate(db, conferenceId, templateId), version);

export interface TemplateDraft {
  title: Bilingual;
  layout: Layout;
  rule: CertificateRule;
  own: boolean;
}

/** Saves the draft of a locked template; returns its version. */
export async function saveTemplate(db: Database, templateId: number, draft: TemplateDraft): Promise<number> {
  const { version } = await db
    .updateTable('certificate_template')
    .set({
      title: JSON.stringify(draft.title),
      layout: JSON.stringify(draft.layout),
      rule: JSON.stringify(draft.rule),
      own: draft.own,
      version: nextVersion,
    })
    .where('id', '=', templateId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Switches issuing each hour on, in the name of a staff member, or off. */
export const setAutomatic = (db: Database, templateId: number, staffId: number | null) =>
  db.updateTable('certificate_template').set({ automatic_by: staffId }).where('id', '=', templateId).execute();

/** Freezes the draft of a locked template as its next version; returns the number. */
export async function publishTemplate(
  db: Database,
  templateId: number,
  { staffId, now }: { staffId: number | null; now: Date },
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into certificate_template_version (template_id, number, title, layout, published_at, published_by)
    select id, 1 + coalesce((select max(number) from certificate_template_version where template_id = template.id), 0),
      title, layout, ${now}, ${staffId}
    from certificate_template as template where id = ${templateId}
    returning number`.execute(db);
  return rows[0]?.number ?? 0;
}
