import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { mailingCalls as calls } from '@meetingapp/contract/messages/mailing.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { mail, messageCircle, send } from '@meetingapp/ui/icons/icons-topics.ts';
import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { bell, chevronLeft, chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { Segmented, Select, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { inBrackets } from '../view.ts';
import type { EditedMailing } from './use-mailing.ts';
import type { PreviewedPerson } from './use-person.ts';

const icons = { inbox: bell, messenger: messageCircle, phone: smartphone, email: mail } as const;
type Preview = AnswerOf<(typeof calls)['preview']>;

/** What one person of the audience gets, by each of their channels. */
export function PersonPreview({ edited, person }: { edited: EditedMailing; person: PreviewedPerson }) {
  const t = useT('mailing');
  const own = useLanguage();
  const [chosen, choose] = useState<{ of: number | null; language: 'zh' | 'en' } | null>(null);
  const { cid, asked, lastCheck, value } = edited;
  const { sample, at, accountId, choose: choosePerson, step } = person;
  const previewed = useCall(
    calls.preview,
    { cid, mailing: asked, accountId: accountId ?? 0 },
    { enabled: accountId !== null },
  );
  // The language of this person, until staff look at the other one.
  const language = chosen?.of === accountId ? chosen.language : (previewed.answer?.language ?? own);
  if (lastCheck && accountId === null) return <EmptyState icon={send} title={t('preview.nobody')} />;
  return (
    <section className="preview" aria-label={t('preview.title')}>
      <header>
        <h2>{t('preview.title')}</h2>
        <Segmented<'zh' | 'en'>
          size="small"
          aria-label={t('preview.language')}
          value={language}
          onChange={(next) => choose({ of: accountId, language: next })}
          options={(['zh', 'en'] as const).map((one) => ({ value: one, label: t(`preview.${one}`) }))}
        />
      </header>
      <div className="row">
        <Select<number>
          className="grow"
          aria-label={t('preview.person')}
          value={accountId}
          onChange={choosePerson}
          showSearch={{ optionFilterProp: 'label' }}
          options={sample.map(({ accountId: id, name }) => ({ value: id, label: name }))}
        />
        <span className="small quiet-2" role="status">
          {t('preview.at', { at: at + 1, count: sample.length })}
        </span>
        <ActButton
          type="text"
          aria-label={t('preview.previous')}
          aria-keyshortcuts="["
          lacks={{ first: at === 0 }}
          icon={<Icon icon={chevronLeft} />}
          onClick={() => step(-1)}
        />
        <ActButton
          type="text"
          aria-label={t('preview.next')}
          aria-keyshortcuts="]"
          lacks={{ last: at >= sample.length - 1 }}
          icon={<Icon icon={chevronRight} />}
          onClick={() => step(1)}
        />
      </div>
      {previewed.failure ? (
        <p className="note soon" role="alert">
          {t('preview.failed')}
        </p>
      ) : (
        <Answered asked={previewed}>
          {(preview) => <Cards preview={preview} language={language} link={value.link} />}
        </Answered>
      )}
    </section>
  );
}

function Cards({ preview, language, link }: { preview: Preview; language: 'zh' | 'en'; link: string }) {
  const t = useT('mailing');
  const own = useLanguage();
  const { channels, message, missing, pieces } = preview;
  const subject = pickLanguage(message.subject, language) || t('preview.emptySubject');
  const body = pickLanguage(message.body, language);
  const lang = language === 'zh' ? 'zh-CN' : 'en';
  return (
    <div className="cards">
      <p className="small quiet-2">{t('preview.ownLanguage', { language: t(`preview.${preview.language}`) })}</p>
      {missing.length > 0 && (
        <p className="note soon">{t('preview.missing', { names: joinList(missing.map(inBrackets), own) })}</p>
      )}
      <Card channel="inbox" note={<Tag color="processing">{t('preview.always')}</Tag>}>
        <b lang={lang}>{subject}</b>
        <p lang={lang}>{body}</p>
        {link !== '' && <p className="small quiet-2">{t('preview.opens', { link })}</p>}
      </Card>
      {channels.map((channel, index) => (
        <Card
          key={channel}
          channel={channel}
          note={
            index === 0 ? (
              <Tag color="success">{t('preview.first')}</Tag>
            ) : (
              <span className="small quiet-2">{t('preview.then')}</span>
            )
          }
        >
          {channel === 'email' && <b lang={lang}>{subject}</b>}
          <p lang={lang} className={channel === 'phone' ? 'bubble' : ''}>
            {body}
          </p>
          {channel === 'phone' && (
            <p className="small quiet-2">
              {t('preview.characters', { count: [...body].length })} {t('preview.pieces', { count: pieces })}
            </p>
          )}
        </Card>
      ))}
      {channels.length === 0 && <p className="small quiet-2">{t('preview.inboxOnly')}</p>}
    </div>
  );
}

function Card({ channel, note, children }: { channel: keyof typeof icons; note: ReactNode; children: ReactNode }) {
  const t = useT('mailing');
  return (
    <article className="card" aria-label={t(`channels.${channel}`)}>
      <header className="row">
        <Icon icon={icons[channel]} />
        <h3 className="grow">{t(`channels.${channel}`)}</h3>
        {note}
      </header>
      <div className="says">{children}</div>
    </article>
  );
}
