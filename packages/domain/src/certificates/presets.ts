import type { CertificateKind } from '@meetingapp/contract/certificates/certificate.ts';
import type { Layout, LayoutBox, LayoutField } from '@meetingapp/contract/layout.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

const INK = '#12211f';
const QUIET = '#4a5957';
const BRAND = '#07514b';

type TextField = Extract<LayoutField, { kind: 'text' }>;

export interface PresetTexts {
  title: Bilingual;
  /** Below the title: the title in the other language. */
  subtitle: Bilingual;
  body: Bilingual;
  /** Line of the date and the number. */
  foot: Bilingual;
  fingerprint: Bilingual;
  labels: Record<
    'title' | 'subtitle' | 'name' | 'body' | 'credits' | 'code' | 'issuer' | 'foot' | 'fingerprint',
    Bilingual
  >;
}

const line = (
  id: keyof PresetTexts['labels'],
  box: LayoutBox,
  set: Partial<TextField>,
  label: Bilingual,
): TextField => ({
  kind: 'text',
  id,
  label,
  box,
  text: label,
  role: 'paragraph',
  size: 12,
  smallest: 7,
  lines: 1,
  bold: false,
  align: 'centre',
  colour: INK,
  ...set,
});

/** The usual page of a kind: A4 across, 297 by 210 millimetres. */
export function presetLayout(kind: CertificateKind, { labels, ...texts }: PresetTexts): Layout {
  const table = kind === 'credit';
  const fields: LayoutField[] = [
    line(
      'title',
      { x: 40, y: 28, width: 217, height: 22 },
      { text: texts.title, role: 'heading', size: 38, smallest: 20, bold: true, colour: BRAND },
      labels.title,
    ),
    line(
      'subtitle',
      { x: 60, y: 50, width: 177, height: 9 },
      { text: texts.subtitle, size: 13, smallest: 9, colour: QUIET },
      labels.subtitle,
    ),
    line(
      'name',
      { x: 38, y: 66, width: 221, height: 24 },
      { text: { zh: '{name}', en: '{name}' }, role: 'heading', size: 34, smallest: 14, lines: 2, bold: true },
      labels.name,
    ),
    line(
      'body',
      { x: 45, y: 94, width: 207, height: table ? 26 : 40 },
      { text: texts.body, size: 16, smallest: 10, lines: table ? 3 : 4 },
      labels.body,
    ),
  ];
  if (table)
    fields.push({
      kind: 'table',
      id: 'credits',
      label: labels.credits,
      source: 'credits',
      box: { x: 80, y: 121, width: 137, height: 21 },
      size: 12,
      smallest: 7,
      colour: INK,
    });
  fields.push(
    {
      kind: 'qr',
      id: 'code',
      label: labels.code,
      value: '{address}',
      box: { x: 24, y: 148, width: 36, height: 36 },
      colour: INK,
    },
    line(
      'issuer',
      { x: 130, y: 158, width: 138, height: 9 },
      { text: { zh: '{issuer}', en: '{issuer}' }, size: 14, smallest: 9, align: 'right' },
      labels.issuer,
    ),
    line(
      'foot',
      { x: 130, y: 168, width: 138, height: 8 },
      { text: texts.foot, size: 12, smallest: 8, align: 'right', colour: QUIET },
      labels.foot,
    ),
    line(
      'fingerprint',
      { x: 62, y: 181, width: 206, height: 5 },
      { text: texts.fingerprint, size: 7, smallest: 5, align: 'right', colour: QUIET },
      labels.fingerprint,
    ),
  );
  return {
    unit: 'mm',
    width: 297,
    height: 210,
    paper: '#ffffff',
    frame: 'double',
    frameColour: '#0b6f66',
    background: '',
    fields,
  };
}
