import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState, type FormEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { Editable } from './editables.ts';

interface EditFormProps {
  item: Editable;
  timeOnly: boolean;
  textLabel: string;
  zone: string;
  busy: boolean;
  fault: string;
  save: (item: Editable) => void;
}

/** Form for texts and times of one item. */
export function EditForm({ item, timeOnly, textLabel, zone, busy, fault, save }: EditFormProps) {
  const t = useT('pages');
  const [typed, setTyped] = useState(item);
  const clock = (moment: string | null) => (moment === null ? '' : clockIn(zone, new Date(moment)));
  const [from, setFrom] = useState(clock(item.from));
  const [until, setUntil] = useState(clock(item.until));
  const [wrong, setWrong] = useState('');
  const moment = (text: string) => (text === '' ? null : (momentIn(zone, text)?.toISOString() ?? null));
  function submit(event: FormEvent): void {
    event.preventDefault();
    const next = { ...typed, from: moment(from), until: moment(until) };
    const backwards = next.from !== null && next.until !== null && next.until <= next.from;
    setWrong(backwards ? t('edit.timeWrong') : '');
    if (!backwards) save(next);
  }
  const words = ['zh', 'en'] as const;
  return (
    <form className="edit-form" onSubmit={submit}>
      {!timeOnly &&
        words.map((language) => (
          <TextField
            key={language}
            label={t(`edit.${language}`, { label: t('edit.heading') })}
            value={typed.title[language]}
            onChange={(text) => setTyped({ ...typed, title: { ...typed.title, [language]: text } })}
          />
        ))}
      {words.map(
        (language) =>
          typed.text && (
            <TextArea
              key={language}
              label={t(`edit.${language}`, { label: textLabel })}
              value={typed.text[language]}
              onChange={(text) => setTyped({ ...typed, text: { zh: '', en: '', ...typed.text, [language]: text } })}
            />
          ),
      )}
      {item.from !== null && (
        <>
          <TextField label={t('edit.from')} type="datetime-local" value={from} onChange={setFrom} />
          <TextField label={t('edit.until')} type="datetime-local" value={until} onChange={setUntil} />
        </>
      )}
      {(wrong || fault) !== '' && (
        <p role="alert" className="wrong">
          {wrong || fault}
        </p>
      )}
      <Button type="submit" loading={busy}>
        {t('edit.save')}
      </Button>
    </form>
  );
}
