import { mailingTemplateCalls as calls, type MailingTemplate } from '@meetingapp/contract/messages/template.ts';
import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { EditedMailing } from '../mailing/use-mailing.ts';

interface TemplateLibraryProps {
  edited: EditedMailing;
  close: () => void;
}

/** Texts that the society keeps: fills the draft with one, keeps the draft as one, changes and deletes them. */
export function TemplateLibrary({ edited, close }: TemplateLibraryProps) {
  const t = useT('mailing');
  const { cid, value } = edited;
  const asked = useCall(calls.list, { cid });
  const save = useChange(calls.save, { refreshes: [calls.list], said: t('templates.saved') });
  const [name, setName] = useState(value.name);
  const { subject, body, kind, link } = value;
  const mute = [subject, body].some(({ zh, en }) => (zh + en).trim() === '');
  async function keep() {
    const template = { name: name.trim(), kind, link, texts: { subject, body } };
    const outcome = await save.change({ cid, id: null, seen: null, template });
    if (outcome.ok) setName('');
  }
  return (
    <FieldDialog
      title={t('templates.title')}
      close={close}
      // An emptied name loses nothing, as after it was kept.
      values={name === '' ? value.name : name}
      footer={null}
      width={640}
    >
      <Answered asked={asked}>
        {({ templates }) =>
          templates.length === 0 ? (
            <p className="quiet-2">
              <b>{t('templates.none')}</b>
              <br />
              {t('templates.noneText')}
            </p>
          ) : (
            <ul className="template-list">
              {templates.map((template) => (
                <TemplateRow key={template.id} template={template} edited={edited} close={close} />
              ))}
            </ul>
          )
        }
      </Answered>
      <form
        className="template-keep"
        onSubmit={(event) => {
          event.preventDefault();
          if (!mute && name.trim() !== '') void keep();
        }}
      >
        <label htmlFor="template-name">{t('templates.keep')}</label>
        <p className="small quiet-2">{t('templates.keepHint')}</p>
        <div className="row">
          <Input
            id="template-name"
            className="grow"
            maxLength={100}
            placeholder={t('templates.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <ActButton
            why={mute ? t('checks.noText') : name.trim() === '' ? t('checks.noName') : ''}
            loading={save.busy}
            onClick={() => void keep()}
          >
            {t('templates.save')}
          </ActButton>
        </div>
      </form>
    </FieldDialog>
  );
}

function TemplateRow({ template, edited, close }: TemplateLibraryProps & { template: MailingTemplate }) {
  const t = useT('mailing');
  const language = useLanguage();
  const { modal, message } = App.useApp();
  const { cid, value, change } = edited;
  const { id, name, texts, kind, link, version, by } = template;
  const update = useChange(calls.save, { refreshes: [calls.list], said: t('templates.updated') });
  const remove = useChange(calls.remove, { refreshes: [calls.list], said: t('templates.removed') });
  const written = [value.subject, value.body].some(({ zh, en }) => (zh + en).trim() !== '');
  function use() {
    change({ subject: texts.subject, body: texts.body, kind, link, ...(value.name === '' ? { name } : {}) });
    void message.success(t('templates.used', { name }), 2);
    close();
  }
  const askThen = (title: string, okText: string, onOk: () => unknown, danger = false) =>
    modal.confirm({
      title,
      okText,
      okButtonProps: { danger },
      cancelText: t('cancel'),
      onOk: async () => void (await onOk()),
    });
  return (
    <li>
      <div className="grow">
        <b>{name}</b>
        <p className="small quiet-2">
          {joinList([t(`kinds.${kind}`), t('templates.by', { name: by })], language, 'clauses')}
        </p>
        <p>{pickLanguage(texts.subject, language)}</p>
        <p className="small quiet-2 cut">{pickLanguage(texts.body, language)}</p>
        <details>
          <summary className="small">{t('templates.whole')}</summary>
          <div className="template-whole small">
            {(['zh', 'en'] as const).map((one) => (
              <div key={one} lang={one}>
                <b>{texts.subject[one]}</b>
                <p>{texts.body[one]}</p>
              </div>
            ))}
          </div>
          {link !== '' && <p className="small quiet-2">{t('templates.opens', { link })}</p>}
        </details>
      </div>
      <div className="row">
        <Button
          size="small"
          type="primary"
          ghost
          aria-label={`${t('templates.use')} ${name}`}
          onClick={() => (written ? askThen(t('templates.useAsk', { name }), t('templates.replace'), use) : use())}
        >
          {t('templates.use')}
        </Button>
        <ActButton
          size="small"
          aria-label={`${t('templates.update')} ${name}`}
          lacks={{ textMissing: !written }}
          onClick={() =>
            askThen(t('templates.updateAsk', { name }), t('templates.update'), () =>
              update.change({
                cid,
                id,
                seen: version,
                template: {
                  name,
                  kind: value.kind,
                  link: value.link,
                  texts: { subject: value.subject, body: value.body },
                },
              }),
            )
          }
        >
          {t('templates.update')}
        </ActButton>
        <Button
          size="small"
          danger
          aria-label={`${t('templates.remove')} ${name}`}
          onClick={() =>
            askThen(t('templates.removeAsk', { name }), t('templates.remove'), () => remove.change({ cid, id }), true)
          }
        >
          {t('templates.remove')}
        </Button>
      </div>
    </li>
  );
}
