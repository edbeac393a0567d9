import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { speakerPersonCalls as calls } from '@meetingapp/contract/speakers/person.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { PictureField } from '@meetingapp/ui/forms/PictureField.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { checkPictureFile, pictureTypes } from '@meetingapp/domain/registration/kinds/picture.ts';
import { useEffect, useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonOf } from '../view.ts';
import { PortraitCrop } from './PortraitCrop.tsx';

type Person = Pick<AnswerOf<typeof calls.me>['person'], 'name' | 'affiliation' | 'post' | 'biography' | 'portrait'>;
const parts = ['name', 'affiliation', 'post', 'biography'] as const;
const languages = ['zh', 'en'] as const;

interface PersonFormProps {
  person: Person;
  who: PersonOf;
  onClose: () => void;
}

/** A correction of what the programme says, in both languages, with a portrait that is cropped here. */
export function PersonForm({ person, who, onClose }: PersonFormProps) {
  const t = useT('speakerPerson');
  const app = useT('app');
  const [facts, setFacts] = useState(person);
  const [picked, setPicked] = useState<File | null>(null);
  const [portrait, setPortrait] = useState<{ file: File; address: string } | null>(null);
  const [wrong, setWrong] = useState('');
  const { send, sending } = useSend(calls.correct);
  const picture = useSend(calls.correctPortrait);
  useEffect(() => () => (portrait ? URL.revokeObjectURL(portrait.address) : undefined), [portrait]);

  function pick(file: File): void {
    setWrong('');
    if (checkPictureFile({ type: file.type, bytes: file.size })) setWrong(t('person.pictureKind'));
    else setPicked(file);
  }
  async function save(): Promise<void> {
    const { name, affiliation, post, biography } = facts;
    if (name.zh.trim() === '' && name.en.trim() === '') return setWrong(t('person.nameNeeded'));
    const outcome = await send({ ...who, personName: name, affiliation, post, biography }, { quiet: true });
    if (!outcome.ok) return setWrong(outcome.failure.msg);
    const pictured =
      portrait && (await picture.send({ ...who, linkKey: who.linkKey ?? '' }, { quiet: true, file: portrait.file }));
    if (pictured && !pictured.ok) return setWrong(pictured.failure.msg);
    invalidate(calls.me);
    showSuccess(t('person.sent'));
    onClose();
  }
  if (picked)
    return (
      <PortraitCrop
        file={picked}
        onClose={() => setPicked(null)}
        onCrop={(file) => {
          setPortrait({ file, address: URL.createObjectURL(file) });
          setPicked(null);
        }}
      />
    );
  return (
    <Sheet open tall onClose={onClose} title={t('person.edit')} closeLabel={app('close')}>
      <p className="t-sm ink-2">{t('person.formText')}</p>
      <PictureField
        label={t('person.portrait')}
        picture={(portrait ? portrait.address : person.portrait) ?? undefined}
        title={t('person.portraitTake')}
        text={t('person.portraitText')}
        accept={pictureTypes.join(',')}
        onPick={pick}
        onRemove={portrait ? () => setPortrait(null) : undefined}
        removeLabel={t('person.portraitKeep')}
      />
      {languages.map((language) => (
        <fieldset key={language} className="tr-fields">
          <legend>{t(`person.languages.${language}`)}</legend>
          <div className="fields">
            {parts.map((part) => {
              const Field = part === 'biography' ? TextArea : TextField;
              return (
                <Field
                  key={part}
                  label={t(`person.${part}`)}
                  value={facts[part][language]}
                  maxLength={part === 'biography' ? 5000 : 200}
                  onChange={(value) => setFacts({ ...facts, [part]: { ...facts[part], [language]: value } })}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <div role="alert">{wrong !== '' && <Note kind="bad">{wrong}</Note>}</div>
      <div className="sp-foot">
        <Button loading={sending || picture.sending} loadingText={t('person.send')} onClick={() => void save()}>
          {t('person.send')}
        </Button>
      </div>
    </Sheet>
  );
}
