import './slides.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { speakerPersonCalls as calls } from '@meetingapp/contract/speakers/person.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { send } from '../../../lib/calls/call.ts';
import { randomKey } from '../../../lib/calls/random-key.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonOf } from '../view.ts';

type Me = AnswerOf<typeof calls.me>;

/** What the programme says about the person, in both languages on demand, and the correction that waits or was decided. */
export function PersonCard({ answer, who, onEdit }: { answer: Me; who: PersonOf; onEdit: () => void }) {
  const t = useT('speakerPerson');
  const language = useLanguage();
  const [both, setBoth] = useState(false);
  const { person, correction } = answer;
  const say = (text: Me['conference']) => pickLanguage(text, language);
  const other = language === 'zh' ? 'en' : 'zh';

  async function withdraw(): Promise<void> {
    await send(calls.withdrawCorrection, who, { key: randomKey() });
    invalidate(calls.me);
  }
  return (
    <section aria-labelledby="sp-person">
      <div className="sp-head">
        <h2 id="sp-person">{t('person.title')}</h2>
        {correction && (
          <Tag kind={correction.state === 'waiting' ? 'soon' : correction.state === 'approved' ? 'ok' : 'bad'}>
            {t(`person.states.${correction.state}`)}
          </Tag>
        )}
      </div>
      <Card>
        <div className="tr-prog">
          <Avatar name={say(person.name)} src={person.portrait ?? undefined} size="l" />
          <div className="grow">
            <p className="t-lg">{say(person.name)}</p>
            <p className="tr-quiet">{joinList([person.name[other], say(person.post)], language, 'clauses')}</p>
            <p className="tr-quiet">{say(person.affiliation)}</p>
          </div>
        </div>
        <p className="tr-bio">{say(person.biography) || t('person.noBiography')}</p>
        {both && (
          <div className="tr-both" lang={other}>
            <p>
              {joinList([person.name[other], person.post[other], person.affiliation[other]], language, 'clauses') ||
                '—'}
            </p>
            <p>{person.biography[other] || '—'}</p>
          </div>
        )}
        <button type="button" className="link sp-back" aria-expanded={both} onClick={() => setBoth(!both)}>
          {t('person.both')}
        </button>
        {correction?.state === 'refused' && <Note kind="bad">{t('person.refused', { words: correction.words })}</Note>}
        {correction?.state === 'approved' && <Note kind="ok">{t('person.approved')}</Note>}
        {correction?.state === 'waiting' && <Note>{t('person.waiting')}</Note>}
        <div className="tr-acts tr-flat">
          {correction?.state === 'waiting' && (
            <Button size="sm" variant="outline" onClick={() => void withdraw()}>
              {t('person.withdraw')}
            </Button>
          )}
          <Button size="sm" variant="soft" onClick={onEdit}>
            {t(correction?.state === 'waiting' ? 'person.editWaiting' : 'person.edit')}
          </Button>
        </div>
      </Card>
      <p className="t-sm ink-2 sp-rule">{t('person.text')}</p>
    </section>
  );
}
