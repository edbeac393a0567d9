import { agreementDeskCalls as calls } from '@meetingapp/contract/speakers/agreement-desk.ts';
import { agreementPlaceholders, unknownPlaceholders } from '@meetingapp/domain/speakers/agreement.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import type { Template } from './agreement-view.ts';

interface TemplatePaneProps {
  /** Null: a new one. */
  template: Template | null;
  zone: string;
  now: string;
  close: () => void;
}

const languages = ['zh', 'en'] as const;
const LONGEST = 20_000;

/** A template in both languages; a changed text is saved as the next version. */
export function TemplatePane({ template, zone, now, close }: TemplatePaneProps) {
  const t = useT('agreementConsole');
  const c = useT('console');
  const shown = useLanguage();
  const cid = useCid();
  const [title, setTitle] = useState(template?.title ?? { zh: '', en: '' });
  const [body, setBody] = useState(template?.body ?? { zh: '', en: '' });
  const [language, setLanguage] = useState<'zh' | 'en'>('zh');
  const [signBy, setSignBy] = useState(template?.signBy ?? null);
  const [retired, setRetired] = useState(template?.retired ?? false);
  const { change, busy } = useChange(calls.saveTemplate, { refreshes: [calls.list], said: t('form.saved') });
  const unknown = languages.flatMap((one) => [...unknownPlaceholders(title[one]), ...unknownPlaceholders(body[one])]);
  const untitled = languages.some((one) => body[one].trim() !== '' && title[one].trim() === '');
  const empty = languages.every((one) => body[one].trim() === '');
  const textSame =
    template !== null &&
    languages.every((one) => template.title[one] === title[one].trim() && template.body[one] === body[one].trim());
  const same = textSame && template.signBy === signBy && template.retired === retired;
  const written = languages.some((one) => title[one] !== '' || body[one] !== '');
  const fault = unknown.length > 0 ? t('form.unknown', { names: unknown.map((name) => `{${name}}`).join(' ') }) : '';

  async function save(): Promise<void> {
    const outcome = await change({
      cid,
      templateId: template?.id ?? null,
      seen: template?.version ?? 0,
      agreementTitle: title,
      agreementText: body,
      signBy,
      retired,
    });
    if (outcome.ok && !template) close();
  }
  return (
    <Pane
      title={template ? pickLanguage(template.title, shown) : t('form.newTitle')}
      facts={template ? t('form.counts', template) : ''}
      close={close}
      changed={template ? !same : written}
      foot={
        <ActButton
          type="primary"
          loading={busy}
          why={fault || (empty || untitled ? t('form.textNeeded') : '')}
          lacks={{ nothingChanged: same }}
          onClick={() => void save()}
        >
          {t('form.save')}
        </ActButton>
      }
    >
      <BilingualField label={t('form.name')} value={title} onChange={setTitle} maxLength={100} />
      <div className="row" role="group" aria-label={t('form.body')}>
        {languages.map((one) => (
          <Button
            key={one}
            size="small"
            aria-pressed={language === one}
            {...(language === one && { type: 'primary' })}
            onClick={() => setLanguage(one)}
          >
            {t(`form.languages.${one}`)}
          </Button>
        ))}
      </div>
      <Field label={t('form.body')} hint={t('form.bodyText')} {...(fault !== '' && { fault })}>
        <Input.TextArea
          aria-label={`${t('form.body')} ${language === 'zh' ? c('languageMarkZh') : c('languageMarkEn')}`}
          lang={language === 'zh' ? 'zh-CN' : 'en'}
          autoSize={{ minRows: 10, maxRows: 24 }}
          maxLength={LONGEST}
          value={body[language]}
          onChange={({ target }) => setBody({ ...body, [language]: target.value })}
        />
      </Field>
      <Field label={t('form.placeholders')}>
        <div className="agreement-placeholders">
          {agreementPlaceholders.map((name) => (
            <Button
              key={name}
              size="small"
              onClick={() => setBody({ ...body, [language]: `${body[language]}{${name}}` })}
            >
              {t(`form.placeholder.${name}`)}
            </Button>
          ))}
        </div>
      </Field>
      <Field label={t('form.signBy')}>
        {signBy === null ? (
          <span className="row">
            <span className="quiet">{t('form.noDate')}</span>
            <Button size="small" onClick={() => setSignBy(now)}>
              {t('form.set')}
            </Button>
          </span>
        ) : (
          <span className="row">
            <MomentPicker required label={t('form.signBy')} zone={zone} at={signBy} change={setSignBy} />
            <Button size="small" onClick={() => setSignBy(null)}>
              {t('form.noDate')}
            </Button>
          </span>
        )}
      </Field>
      <Checkbox checked={retired} onChange={({ target }) => setRetired(target.checked)}>
        {t('form.retired')}
      </Checkbox>
      {template && !textSame && <p className="small quiet">{t('form.newVersion', { number: template.number + 1 })}</p>}
      {template && <History cid={cid} subject="speaker_template" id={template.id} />}
    </Pane>
  );
}
