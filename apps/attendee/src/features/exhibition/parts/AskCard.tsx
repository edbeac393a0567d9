import './exhibition.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { CardField, leadCalls } from '@meetingapp/contract/exhibition/lead.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { CheckboxRow } from '@meetingapp/ui/forms/CheckboxRow.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { store } from '@meetingapp/ui/icons/icons-home.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dayText } from '../../../lib/time/dates.ts';

export type Asked = Omit<AnswerOf<typeof leadCalls.card>, 'code'>;

interface AskCardProps {
  asked: Asked;
  /** There is no connection: the card is uploaded later. */
  offline?: boolean;
  sending: boolean;
  agree: (fields: CardField[]) => void;
  refuse: () => void;
}

/** The question before a card is handed over: name and institution are needed, the visitor ticks the rest. */
export function AskCard({ asked, offline = false, sending, agree, refuse }: AskCardProps) {
  const t = useT('lead');
  const app = useT('app');
  const language = useLanguage();
  const [ticked, setTicked] = useState<readonly CardField[]>([]);
  const toggle = (field: CardField, on: boolean) =>
    setTicked(on ? [...ticked, field] : ticked.filter((one) => one !== field));
  return (
    <div className="ex-ask">
      <div className="ex-by">
        <Icon icon={store} />
        <span className="grow">
          <b>{asked.exhibitor}</b>
          <small>{asked.booth === '' ? t('ask.atNone') : t('ask.at', { booth: asked.booth })}</small>
        </span>
      </div>
      <h3 className="t-xl">{t('ask.question', { exhibitor: asked.exhibitor })}</h3>
      <p className="ex-who">
        <Avatar name={asked.name} size="s" />
        <span>
          {asked.name}
          {asked.affiliation !== '' && <small>{asked.affiliation}</small>}
        </span>
      </p>
      {asked.given && <Note kind="ok">{t('ask.given')}</Note>}
      <List className="ex-fields">
        <CheckboxRow checked disabled onChange={() => undefined}>
          <span className="ex-field">
            {t('ask.basic')}
            <small>{t('ask.required')}</small>
          </span>
        </CheckboxRow>
        {asked.offered.map(({ field, value }) => (
          <CheckboxRow key={field} checked={ticked.includes(field)} onChange={(on) => toggle(field, on)}>
            <span className="ex-field">
              {t(field)}
              {ticked.includes(field) && value !== '' && <small>{value}</small>}
            </span>
          </CheckboxRow>
        ))}
      </List>
      <ul className="ex-terms">
        <li>{t('ask.purpose', { purpose: asked.purpose })}</li>
        <li>{t('ask.keep', { day: dayText(asked.keepUntil, language) })}</li>
        <li>{t('ask.withdraw')}</li>
        <li>{t('ask.version', { version: asked.noticeVersion })}</li>
        {offline && <li>{t('ask.offlineText')}</li>}
      </ul>
      <div className="ex-two">
        <Button variant="outline" onClick={refuse}>
          {t('ask.refuse')}
        </Button>
        <Button loading={sending} loadingText={app('submitting')} guard onClick={() => agree([...ticked])}>
          {t('ask.agree')}
        </Button>
      </div>
    </div>
  );
}
