import {
  certificateConsoleCalls as calls,
  type CertificateTemplate,
} from '@meetingapp/contract/certificates/console.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { certificatePlaceholders } from '@meetingapp/domain/certificates/values.ts';
import { Checkbox, Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Designer } from '../../../lib/designer/Designer.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Page } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTemplateDraft } from '../data.ts';
import { pageSizes, resizedLayout, sizeOf, type PageSizeName } from '../view.ts';
import { HardNames } from './HardNames.tsx';
import { RuleFields } from './RuleFields.tsx';

interface Named {
  id: number;
  title: Bilingual;
}

interface TemplatePageProps {
  cid: number;
  template: CertificateTemplate;
  exams: readonly Named[];
  sets: readonly Named[];
  bar: ReactNode;
  mayWrite: boolean;
}

const sizeNames = Object.keys(pageSizes) as PageSizeName[];

/** A template: its page in the designer, its rule, and the names that are hardest to place. */
export function TemplatePage({ cid, template, exams, sets, bar, mayWrite }: TemplatePageProps) {
  const t = useT('certificatesConsole');
  const c = useT('console');
  const language = useLanguage();
  const draft = useTemplateDraft(cid, template);
  const [name, setName] = useState('');
  const { id: templateId, version, published, changed } = template;
  const refreshes = [calls.certificateTemplates, calls.tryCertificateTemplate, calls.certificateCandidates];
  const save = useChange(calls.saveCertificateTemplate, { refreshes, said: t('saved') });
  const publish = useChange(calls.publishCertificateTemplate, { refreshes, said: t('published') });
  const proof = useChange(calls.previewCertificate);
  const tried = useCall(calls.tryCertificateTemplate, { cid, templateId });
  const shownName = name || tried.answer?.people[0]?.name || t('placeholders.name');
  const { value } = draft;
  const stands = published === 0 ? t('stateNew') : t(changed ? 'state' : 'statePublished', { number: published });

  async function store() {
    const outcome = await save.change({ cid, templateId, version, ...value });
    if (outcome.ok) draft.settle(value);
    else if (outcome.failure.name === 'changed_meanwhile') await refresh(calls.certificateTemplates);
  }
  async function print(english: boolean) {
    const outcome = await proof.change({ cid, templateId, english, name });
    if (outcome.ok) saveFile({ name: outcome.answer.name, content: outcome.answer.pdf });
  }
  const values = (of: Language) => ({
    texts: sampleTexts((key) => t(`placeholders.${key}`), shownName),
    tables: { credits: [[t('credits'), of === 'zh' ? '8.5' : '8.50']] },
  });
  return (
    <Page
      title={c('pages.certificates')}
      facts={stands}
      bar={bar}
      actions={
        <>
          <ActButton
            loading={proof.busy}
            why={draft.changed ? c('why.saveFirst') : ''}
            onClick={() => void print(language === 'en')}
          >
            {t('proof')}
          </ActButton>
          <ActButton
            loading={publish.busy}
            lacks={{ onlyView: !mayWrite, saveFirst: draft.changed }}
            why={changed ? '' : t('publishWhy')}
            onClick={() => void publish.change({ cid, templateId, version })}
          >
            {t('publish')}
          </ActButton>
          <ActButton
            type="primary"
            loading={save.busy}
            lacks={{
              onlyView: !mayWrite,
              conflictsFirst: draft.conflicts.length > 0,
              nothingChanged: !draft.changed,
            }}
            onClick={() => void store()}
          >
            {t('save')}
          </ActButton>
        </>
      }
    >
      <DraftConflicts
        of={{ cid, subject: 'certificate_template', id: templateId }}
        draft={draft}
        labels={{ title: t('title'), layout: t('size'), rule: t('rule.title'), own: t('own') }}
      />
      <Designer
        layout={value.layout}
        onChange={(layout) => draft.change({ layout })}
        values={values}
        placeholders={certificatePlaceholders.map((key) => ({ name: key, label: t(`placeholders.${key}`) }))}
        tables={[{ name: 'credits', label: t('credits') }]}
        language={language}
        disabled={!mayWrite}
        tools={
          <Segmented
            aria-label={t('size')}
            value={sizeOf(value.layout)}
            options={sizeNames.map((one) => ({ value: one, label: t(`sizes.${one}`) }))}
            onChange={(one) => one !== '' && draft.change({ layout: resizedLayout(value.layout, one) })}
          />
        }
        below={
          <div className="certificates-below">
            <HardNames asked={tried} chosen={shownName} onChoose={setName} />
            <div className="certificates-rule">
              <BilingualField
                label={t('title')}
                maxLength={60}
                disabled={!mayWrite}
                value={value.title}
                onChange={(title) => draft.change({ title })}
              />
              <Checkbox
                checked={value.own}
                disabled={!mayWrite}
                onChange={(event) => draft.change({ own: event.target.checked })}
              >
                {t('own')}
              </Checkbox>
              <RuleFields
                cid={cid}
                template={template}
                rule={value.rule}
                exams={exams}
                sets={sets}
                disabled={!mayWrite}
                onChange={(rule) => draft.change({ rule })}
              />
            </div>
          </div>
        }
      />
    </Page>
  );
}

/** Every placeholder stands for its own name, except the name of the person. */
function sampleTexts(
  labelOf: (key: (typeof certificatePlaceholders)[number]) => string,
  name: string,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const key of certificatePlaceholders) texts[key] = labelOf(key);
  return { ...texts, name, latin: name, number: '5001-P-000000', fingerprint: '0'.repeat(64) };
}
